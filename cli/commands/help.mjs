import { findCommand, findNoun, nouns, usageOf } from './commands.mjs'

const NEW_SITE = '--new creates a site where the command finds none.'

export const overview = () =>
  [
    'bin/northlight <noun> <verb> [options]',
    '',
    ...columns(
      Object.entries(nouns).map(([noun, { about, verbs }]) => [
        noun,
        `${about}: ${Object.keys(verbs).join(', ')}`,
      ]),
    ),
    '',
    'bin/northlight <noun> lists what its verbs do; add --help to a command for its options.',
    `A command that finds no site in DATA_DIR or at DATABASE_URL stops; ${NEW_SITE}`,
    'bin/northlight completion bash prints a completion script.',
  ].join('\n')

/** @param {string} noun */
export function nounHelp(noun) {
  const { about, verbs } = findNoun(noun) ?? { about: '', verbs: {} }
  const commands = Object.entries(verbs).map(([verb, { does }]) => commandLines(noun, verb, does))
  return [about, ...commands].join('\n\n')
}

/** @param {string} noun @param {string} verb */
export function commandHelp(noun, verb) {
  const { does = '', before = [], isAlone } = findCommand(noun, verb) ?? {}
  const old = before.map((name) => `Before: npm run ${name.replace(' ', ' -- ')}`)
  const created = isAlone ? [] : [NEW_SITE]
  return [usageOf(`${noun} ${verb}`), does, ...created, ...old].join('\n')
}

/** @param {string} noun @param {string} verb @param {string} does */
function commandLines(noun, verb, does) {
  return `${usageOf(`${noun} ${verb}`)}\n  ${does}`
}

/** @param {[string, string][]} rows */
function columns(rows) {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
