# What repl/run, tests/run and tests/bench/instructions share: install what is missing, then build.
# To be sourced, with `root` set to the project's folder.

play_packages=(
  g++ make ninja-build cmake pkg-config
  liblua5.4-dev libcli11-dev libedit-dev nlohmann-json3-dev libfmt-dev
)

# What the playground is built with, besides: its own script and tests/run.
web_packages=(emscripten cmake ninja-build make zstd nlohmann-json3-dev libfmt-dev)

say() { printf '%s\n' "$*" >&2; }

# install_missing PACKAGE...: asks nothing, and does nothing when all are there.
install_missing() {
  if ! command -v dpkg-query >/dev/null; then
    expect_tools
    return
  fi
  local missing as_root=(env DEBIAN_FRONTEND=noninteractive)
  mapfile -t missing < <(comm -13 \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
      sed -n 's/^installed //p' | sort -u) \
    <(printf '%s\n' "$@" | sort -u))
  ((${#missing[@]})) || return 0

  if ((EUID != 0)); then
    as_root=(sudo "${as_root[@]}")
    if ! command -v sudo >/dev/null; then
      say "kasino: some packages are missing and there is no sudo; as root: apt install ${missing[*]}"
      return 1
    fi
  fi
  say "installing ${missing[*]}"
  quietly "${as_root[@]}" apt-get -q update || say "kasino: going on with the old package lists"
  quietly "${as_root[@]}" apt-get -q -y -o DPkg::Lock::Timeout=300 \
    install --no-install-recommends "${missing[@]}" && return
  say "kasino: could not install ${missing[*]}"
  return 1
}

# Elsewhere than on Debian people install by themselves. CMake names the libraries they miss.
expect_tools() {
  local tool
  for tool in c++ cmake make pkg-config; do
    command -v "$tool" >/dev/null && continue
    say "kasino: $tool is missing, and this script installs packages on Debian only. Install
  Fedora    gcc-c++ make cmake pkgconf lua-devel cli11-devel libedit-devel json-devel fmt-devel
  Homebrew  cmake pkgconf lua@5.4 cli11 nlohmann-json fmt"
    return 1
  done
}

# configure_and_build FOLDER TARGET CMAKE_OPTION...: shows the log if it fails, else nothing.
configure_and_build() {
  local folder=$1 target=$2
  shift 2
  # It compiles what one part needs while another is linked, as make does not.
  if command -v ninja >/dev/null; then export CMAKE_GENERATOR=Ninja NINJA_STATUS='[%p] '; fi
  # CMake refuses a folder that was configured for a project which has been moved since, or for
  # another build tool.
  if [[ -e $folder/CMakeCache.txt ]] &&
    ! { grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt" &&
      grep -q "^CMAKE_GENERATOR:INTERNAL=${CMAKE_GENERATOR:-}" "$folder/CMakeCache.txt"; }; then
    rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
  fi
  quietly cmake -S "$root" -B "$folder" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$(command -v ccache)" "$@" &&
    quietly showing_progress \
      cmake --build "$folder" --target "$target" --parallel "$(processors)"
}

processors() { getconf _NPROCESSORS_ONLN; }

# Runs a build, whose every line begins with how far it is; whoever sits before a terminal sees that.
# For quietly(), which keeps standard error at 3.
showing_progress() {
  if ! [[ -t 3 ]]; then
    "$@"
    return
  fi
  local line status=0
  "$@" | while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ $line =~ ^\[\ *([0-9]+%)\] ]]; then printf '\r%s ' "${BASH_REMATCH[1]}" >&3; fi
  done || status=$?
  printf '\r     \r' >&3
  return "$status"
}

# Runs a command that reads nothing and is heard of only when it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" 3>&2 </dev/null >"$log" 2>&1 || status=$?
  ((status == 0)) || cat "$log" >&2
  rm -f "$log"
  return "$status"
}
