// bin/northlight, its help, its completion and docs/commands.md read these. Runs on Node 20.
import { benchCommands } from './bench-commands.mjs'
import { contentCommands } from './content-commands.mjs'
import { developerCommands } from './developer-commands.mjs'
import { ownerCommands } from './owner-commands.mjs'

/**
 * `first` comes before the words of the user; an `isAlone` command needs no database.
 * `before` is what npm called it in version 0.1, with the option that has become a command.
 * @typedef {{
 *   does: string,
 *   script: string,
 *   before: string[],
 *   options?: string,
 *   first?: string[],
 *   variables?: Record<string, string>,
 *   isAlone?: boolean,
 *   needsBuild?: boolean,
 * }} Command
 * @typedef {{ about: string, verbs: Record<string, Command> }} Noun
 */

/** @type {Record<string, Noun>} */
export const nouns = {
  ...ownerCommands,
  ...contentCommands,
  ...developerCommands,
  ...benchCommands,
}

/** @returns {{ name: string, command: Command }[]} */
export function listCommands() {
  return Object.entries(nouns).flatMap(([noun, { verbs }]) =>
    Object.entries(verbs).map(([verb, command]) => ({ name: `${noun} ${verb}`, command })),
  )
}

/** @param {string} noun @param {string} verb */
export function findCommand(noun, verb) {
  const verbs = findNoun(noun)?.verbs ?? {}
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
}

/** @param {string} noun */
export function findNoun(noun) {
  return Object.hasOwn(nouns, noun) ? nouns[noun] : undefined
}

/** Throws where there is no such command. @param {string} name Noun and verb, with a space. */
export function usageOf(name) {
  const [noun = '', verb = ''] = name.split(' ')
  const command = findCommand(noun, verb)
  if (command === undefined) throw new Error(`There is no command ${name}.`)
  return ['bin/northlight', name, command.options].filter(Boolean).join(' ')
}

/** Every command of the database also takes `--new`. @param {Command} command */
export function optionsOf({ options = '', isAlone }) {
  return [...new Set(options.match(/--[a-z][a-z-]*/g)), ...(isAlone ? [] : ['--new'])]
}
