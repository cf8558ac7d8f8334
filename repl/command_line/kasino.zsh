#compdef kasino
# Completion of kasino for zsh: the program says what can stand there; if it knows nothing, files.
_kasino() {
  local -a candidates
  candidates=(${(f)"$($words[1] --complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -- $candidates || _files
}
if [[ $funcstack[1] == _kasino ]]; then _kasino "$@"; else compdef _kasino kasino; fi
