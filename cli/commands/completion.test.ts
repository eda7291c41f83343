import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { listCommands, nouns, optionsOf } from './commands.mjs'
import { bashCompletion } from './completion.mjs'

const SCRIPT = `${bashCompletion()}
complete_words() {
  COMP_WORDS=("$@")
  COMP_CWORD=$(($# - 1))
  _northlight
  printf '%s\\n' "\${COMPREPLY[@]}"
}`

/** What bash offers for the last of the words. */
function offered(...words: string[]): string[] {
  const { stdout } = spawnSync(
    'bash',
    ['-c', `${SCRIPT}\ncomplete_words "$@"`, 'bash', 'northlight', ...words],
    { encoding: 'utf8' },
  )
  return stdout.split('\n').filter(Boolean)
}

test('bash completes every noun, and every verb of a noun', () => {
  expect(offered('')).toEqual([...Object.keys(nouns), 'completion', 'help'])
  for (const [noun, { verbs }] of Object.entries(nouns))
    expect(offered(noun, ''), noun).toEqual(Object.keys(verbs))
  expect(offered('pri')).toEqual(['privacy'])
})

test('bash completes the options of every command', () => {
  for (const { name, command } of listCommands())
    expect(offered(...name.split(' '), '--'), name).toEqual([...optionsOf(command), '--help'])
})
