import { listCommands, nouns, optionsOf } from './commands.mjs'

/** A script for bash: `source <(bin/northlight completion bash)`. */
export function bashCompletion() {
  const verbs = Object.entries(nouns).map(
    ([noun, one]) => `    ${noun}) words='${Object.keys(one.verbs).join(' ')}' ;;`,
  )
  const options = listCommands().map(
    ({ name, command }) =>
      `    '${name}') words='${[...optionsOf(command), '--help'].join(' ')}' ;;`,
  )
  return `_northlight() {
  local words=''
  local current="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${[...Object.keys(nouns), 'completion', 'help'].join(' ')}'
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${verbs.join('\n')}
    completion) words='bash' ;;
    esac
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${options.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _northlight northlight`
}
