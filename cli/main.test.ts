import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { listCommands, nouns, usageOf } from './commands/commands.mjs'

const { folder, remove } = temporaryFolder()
afterAll(remove)

/** Runs the executable from a folder of its own, as a user does. */
function northlight(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve('bin/northlight'), words, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, stdout, stderr }
}

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows every noun and verb', (words) => {
  const { status, stdout } = northlight(...words)
  expect(status).toBe(0)
  for (const [noun, { verbs }] of Object.entries(nouns)) {
    expect(stdout).toMatch(new RegExp(`^ +${noun} `, 'm'))
    expect(stdout).toContain(Object.keys(verbs).join(', '))
  }
})

test('a noun alone shows how to call each of its verbs', () => {
  for (const words of [['staff'], ['staff', '--help'], ['help', 'staff']]) {
    const { status, stdout } = northlight(...words)
    expect(status).toBe(0)
    for (const { name } of listCommands().filter((one) => one.name.startsWith('staff ')))
      expect(stdout).toContain(usageOf(name))
  }
})

test('a command shows its options and its old name, and does nothing else', () => {
  for (const words of [
    ['backup', 'key', 'new.txt', '--help'],
    ['help', 'backup', 'key'],
  ]) {
    const { status, stdout } = northlight(...words)
    expect(status).toBe(0)
    expect(stdout.split('\n')[0]).toBe(usageOf('backup key'))
    expect(stdout).toContain('npm run backup:key')
  }
  expect(existsSync(`${folder}/new.txt`)).toBe(false)
})

test.each([
  [['stafff'], 'bin/northlight staff'],
  [['staff', 'ad'], 'bin/northlight staff add'],
  [['backup', 'creat'], 'bin/northlight backup create'],
])('%j names what is near, and exits with 2', (words, near) => {
  const { status, stdout, stderr } = northlight(...words)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toContain(`Did you mean: ${near}\n`)
})

test('a word that is near nothing gets help only', () => {
  const { status, stderr } = northlight('zzzzzzzzzz')
  expect(status).toBe(2)
  expect(stderr).not.toContain('Did you mean')
  expect(stderr).toContain('--help')
})

test('a path is meant from where the user is', () => {
  expect(northlight('backup', 'key', 'key.txt').status).toBe(0)
  expect(existsSync(`${folder}/key.txt`)).toBe(true)
})

test('an old name runs the command, and says its new name', () => {
  const { status, stderr, stdout } = northlight('backup:key', '--', 'old.txt')
  expect(status).toBe(0)
  expect(stderr).toBe('backup:key is now: bin/northlight backup key\n')
  expect(stdout).toContain('BACKUP_KEY=age1')
  expect(existsSync(`${folder}/old.txt`)).toBe(true)
})

test('an option after a noun that was a command is an old name', () => {
  const { status, stderr, stdout } = northlight('demo', '--clear', '--help')
  expect(status).toBe(0)
  expect(stderr).toBe('demo is now: bin/northlight demo clear\n')
  expect(stdout).toContain(usageOf('demo clear'))
})

test('bash gets a completion script, and another shell does not', () => {
  expect(northlight('completion', 'bash').stdout).toContain('complete -o default -F _northlight')
  expect(northlight('completion', 'fish').status).toBe(2)
})
