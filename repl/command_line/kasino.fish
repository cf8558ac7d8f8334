# Completion of kasino for fish: the program says what can stand there; if it knows nothing, files.
function __kasino_words
    set -l typed (commandline -opc) (commandline -ct)
    set -l words ($typed[1] --complete $typed[2..] 2>/dev/null)
    if test -n "$words"
        printf '%s\n' $words
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c kasino -f -a '(__kasino_words)'
