// Runs on Node 20.
import { findCommand, findNoun, nouns } from './commands/commands.mjs'
import { bashCompletion } from './commands/completion.mjs'
import { commandHelp, nounHelp, overview } from './commands/help.mjs'
import { nearNames } from './commands/near-names.mjs'
import { fromOldName } from './commands/old-names.mjs'
import { runCommand } from './run/run-command.mjs'

const UNKNOWN = 2

/** Returns the exit code. @param {string[]} words @returns {Promise<number>} */
export async function main(words) {
  const [noun, verb, ...rest] = words
  if (noun === 'help') return main([...words.slice(1), '--help'])
  if (noun === undefined || isHelp(noun)) return print(overview())
  if (noun === 'completion') return completion(verb)
  if (noun === 'setup-link') return main(['staff', ...words])
  const verbs = findNoun(noun)?.verbs
  if (verbs === undefined) return renamed(words)
  if (verb === undefined || isHelp(verb)) return print(nounHelp(noun))
  const command = findCommand(noun, verb)
  if (command === undefined) return renamed(words, verbs)
  if (rest.some(isHelp)) return print(commandHelp(noun, verb))
  return runCommand(command, rest)
}

/** A call as in version 0.1, such as `staff:add -- --phone …`. @param {string[]} words @param {Record<string, unknown>} [verbs] */
function renamed(words, verbs) {
  const [name = '', verb = ''] = words
  if (verbs && !verb.startsWith('-')) return unknown(verb, `bin/northlight ${name}`, verbs)
  const call = fromOldName(words)
  if (call === undefined) return unknown(name, 'bin/northlight', nouns)
  console.error(`${name} is now: bin/northlight ${call.noun} ${call.verb}`)
  return main([call.noun, call.verb, ...call.rest])
}

/** @param {string} word @param {string} call The words before it. @param {Record<string, unknown>} names */
function unknown(word, call, names) {
  const near = nearNames(word, Object.keys(names))
  console.error(`There is no command: ${call} ${word}`)
  for (const name of near) console.error(`Did you mean: ${call} ${name}`)
  console.error(`For help: ${call} --help`)
  return UNKNOWN
}

/** @param {string} [shell] */
function completion(shell) {
  if (shell === 'bash') return print(bashCompletion())
  console.error('bin/northlight completion bash')
  return UNKNOWN
}

/** @param {string} word */
function isHelp(word) {
  return word === '--help' || word === '-h'
}

/** @param {string} text */
function print(text) {
  console.log(text)
  return 0
}
