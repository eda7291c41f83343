import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { listCommands, nouns, optionsOf } from './commands.mjs'
import { bashCompletion } from './completion.mjs'

/** Answers, line by line, what bash offers for the last word of each line. */
const COMPLETER = `${bashCompletion()}
while IFS= read -r line; do
  IFS=, read -ra words <<< "$line"
  COMP_WORDS=(northlight "\${words[@]:0:\${#words[@]}-1}")
  COMP_CWORD=$((\${#COMP_WORDS[@]}))
  COMP_WORDS+=("\${words[-1]%.}")
  _northlight
  printf '%s\\n' "\${COMPREPLY[*]}"
done`

function offered(lines: readonly string[][]): string[][] {
  const input = lines.map((words) => `${words.join(',')}.\n`).join('')
  const { stdout } = spawnSync('bash', ['-c', COMPLETER], { input, encoding: 'utf8' })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
}

test('bash completes every noun, and every verb of a noun', () => {
  const verbs = Object.entries(nouns)
  const [all, some, ...rest] = offered([[''], ['pri'], ...verbs.map(([noun]) => [noun, ''])])
  expect(all).toEqual([...Object.keys(nouns), 'completion', 'help'])
  expect(some).toEqual(['privacy'])
  expect(rest).toEqual(verbs.map(([, noun]) => Object.keys(noun.verbs)))
})

test('bash completes the options of every command', () => {
  const commands = listCommands()
  expect(offered(commands.map(({ name }) => [...name.split(' '), '--']))).toEqual(
    commands.map(({ command }) => [...optionsOf(command), '--help']),
  )
})
