import { listCommands } from './commands.mjs'

/** Translates npm's names of version 0.1: `['restore', '--list']` is `backup list`. @param {string[]} words */
export function fromOldName([name = '', ...args]) {
  const words = args[0] === '--' ? args.slice(1) : args
  const called = listCommands().flatMap(({ name: now, command: { before } }) =>
    before.map((old) => ({ now, words: old.split(' ') })),
  )
  const found = called
    .filter(({ words: [old, option] }) => old === name && (!option || words.includes(option)))
    .toSorted((one, other) => other.words.length - one.words.length)[0]
  if (found === undefined) return undefined
  const [noun = '', verb = ''] = found.now.split(' ')
  return { noun, verb, rest: words.filter((word) => word !== found.words[1]) }
}
