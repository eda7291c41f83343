// Every command of package.json, for its --help, for what it says to wrong words, and for docs/commands.md.
// Runs on Node 20.
import { developerCommands } from './developer-commands.mjs'
import { ownerCommands } from './owner-commands.mjs'

/**
 * `words` are those after its name; the output of an `isQuiet` one is a file.
 * @typedef {{ does: string, words?: string, isQuiet?: boolean }} Command
 */

export const commandGroups = { ...ownerCommands, ...developerCommands }

/**
 * How a command is called; throws where there is none of that name.
 * @param {string} name as in package.json
 */
export function usageOf(name) {
  const { words, isQuiet } = commandOf(name)
  const called = ['start', 'test'].includes(name)
    ? `npm ${name}`
    : `npm run ${isQuiet ? '-s ' : ''}${name}`
  return words === undefined ? called : `${called} ${words}`
}

/** Answers `--help` of the command that npm runs, and ends. */
export function answerHelp() {
  const name = process.env.npm_lifecycle_event
  if (name === undefined || !process.argv.includes('--help')) return
  console.log(`${usageOf(name)}\n${commandOf(name).does}`)
  process.exit(0)
}

/**
 * @param {string} name
 * @returns {Command}
 */
function commandOf(name) {
  const command = Object.values(commandGroups).find((group) => Object.hasOwn(group, name))?.[name]
  if (command === undefined) throw new Error(`There is no command ${name}.`)
  return command
}
