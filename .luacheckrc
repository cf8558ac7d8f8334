-- What a variant script can reach, and no more: it is linted against the sandbox's allow-list, so
-- that a name which the sandbox does not offer is found before the script is run.
local function fields(names)
  local set = {}
  for name in names:gmatch("%S+") do set[name] = {} end
  return { fields = set }
end

local any = {}
stds.variant = {
  read_globals = {
    assert = any, error = any, ipairs = any, next = any, pairs = any, select = any, tonumber = any,
    tostring = any, type = any,
    kasino = fields("variant extend modifier option rank suit number matches twin sum"),
    math = fields("abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min " ..
      "mininteger modf pi rad sin sqrt tan tointeger type ult"),
    string = fields("byte char find format len lower rep sub upper"),
    table = fields("concat insert remove sort unpack"),
  },
}

std = "variant"
max_line_length = 100
unused_args = false -- a hook is called with the same arguments whether it needs them or not

-- The stub for editors declares what it describes, and has no bodies. A type stands on one line.
files["variants/kasino.meta.lua"] = { globals = { "kasino" }, unused = false,
  max_line_length = false }

-- Scripts of ours that run under stock Lua. What lies in tests/data is wrong on purpose.
files["tests"] = { std = "lua54", unused_args = true }
exclude_files = { "tests/data", "build" }
