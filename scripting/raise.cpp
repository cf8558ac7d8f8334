#include "scripting/raise.hpp"

#include <cstdarg>
#include <cstdio>

#include "scripting/bind.hpp"

namespace kasino {

void raise_format(lua_State* state, const char* format, ...) {
  Fault fault;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(fault.text.data(), fault.text.size(), format, arguments);
  va_end(arguments);
  raise(state, fault);
}

}  // namespace kasino
