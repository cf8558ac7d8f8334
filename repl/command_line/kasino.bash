# Completion of kasino for bash: the program says what can stand there; if it knows nothing, files.
_kasino() {
  local words
  mapfile -t words < <("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=("${words[@]}")
}
complete -o default -F _kasino kasino
