import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { listCommands, nouns, usageOf } from './commands/commands.mjs'
import { main } from './main.mjs'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const printed: string[] = []
const warned: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line) => warned.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  printed.length = 0
  warned.length = 0
})

/** In this process: help and errors start no other. */
async function answer(...words: string[]) {
  const status = await main(words)
  return { status, stdout: printed.join('\n'), stderr: warned.join('\n') }
}

/** From another folder, as a user does. */
function northlight(...words: string[]) {
  return spawnSync(resolve('bin/northlight'), words, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder, BACKUP_TO: folder },
  })
}

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows nouns and verbs', async (words) => {
  const { status, stdout } = await answer(...words)
  expect(status).toBe(0)
  for (const [noun, { verbs }] of Object.entries(nouns)) {
    expect(stdout).toMatch(new RegExp(`^ +${noun} `, 'm'))
    expect(stdout).toContain(Object.keys(verbs).join(', '))
  }
})

test.each([[['staff']], [['staff', '--help']], [['help', 'staff']]])(
  '%j shows how to call each verb',
  async (words) => {
    const { status, stdout } = await answer(...words)
    expect(status).toBe(0)
    for (const { name } of listCommands().filter((one) => one.name.startsWith('staff ')))
      expect(stdout).toContain(usageOf(name))
  },
)

test.each([[['backup', 'key', 'new.txt', '--help']], [['help', 'backup', 'key']]])(
  '%j shows options and the old name',
  async (words) => {
    const { status, stdout } = await answer(...words)
    expect(status).toBe(0)
    expect(stdout.split('\n')[0]).toBe(usageOf('backup key'))
    expect(stdout).toContain('npm run backup:key')
  },
)

test.each([
  [['stafff'], 'bin/northlight staff'],
  [['staff', 'ad'], 'bin/northlight staff add'],
  [['backup', 'creat'], 'bin/northlight backup create'],
])('%j names what is near, and exits with 2', async (words, near) => {
  const { status, stdout, stderr } = await answer(...words)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr.split('\n')).toContain(`Did you mean: ${near}`)
})

test('a word that is near nothing gets help only', async () => {
  const { status, stderr } = await answer('zzzzzzzzzz')
  expect(status).toBe(2)
  expect(stderr).not.toContain('Did you mean')
  expect(stderr).toContain('--help')
})

test('an option after a noun that was a command is an old name', async () => {
  const { status, stdout, stderr } = await answer('demo', '--clear', '--help')
  expect(status).toBe(0)
  expect(stderr).toBe('demo is now: bin/northlight demo clear')
  expect(stdout).toContain(usageOf('demo clear'))
})

test('bash gets a completion script, and another shell does not', async () => {
  expect((await answer('completion', 'bash')).stdout).toContain('complete -o default -F')
  expect((await answer('completion', 'fish')).status).toBe(2)
})

test('an old name says its new name and runs the command, where the user is', () => {
  const { status, stderr, stdout } = northlight('backup:key', '--', 'key.txt')
  expect(stderr).toBe('backup:key is now: bin/northlight backup key\n')
  expect(stdout).toContain('BACKUP_KEY=age1')
  expect(status).toBe(0)
  expect(existsSync(`${folder}/key.txt`)).toBe(true)
})

test('a program reads the list of backups', () => {
  const { status, stdout } = northlight('backup', 'list', '--json')
  expect(JSON.parse(stdout)).toEqual({ place: folder, backups: [] })
  expect(status).toBe(0)
})

test('a command says which option it does not know', () => {
  const { status, stderr } = northlight('backup', 'list', '--jsn')
  expect(stderr).toContain(usageOf('backup list'))
  expect(status).toBe(1)
})
