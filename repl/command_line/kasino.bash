# Completion of kasino for bash: the program says what can stand there; if it knows nothing, files.
_kasino() {
  local words i
  mapfile -t words < <("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  # Names of files are others' work: what a shell would read as more than a word is quoted.
  for i in "${!words[@]}"; do printf -v "words[i]" %q "${words[i]}"; done
  COMPREPLY=("${words[@]}")
}
complete -o default -F _kasino kasino
