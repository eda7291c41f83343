import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import manifest from '../../package.json' with { type: 'json' }
import { findCommand, listCommands, optionsOf, usageOf } from './commands.mjs'

test('each command names a script that is there, and says what it does in sentences', () => {
  for (const { name, command } of listCommands()) {
    expect(existsSync(command.script), name).toBe(true)
    expect(command.does, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('npm keeps the scripts of every day, and one executable has the rest', () => {
  expect(manifest.bin).toEqual({ northlight: 'bin/northlight' })
  const scripts = Object.keys(manifest.scripts)
  expect(scripts).toEqual(
    expect.arrayContaining([
      'start',
      'dev',
      'build',
      'test',
      'test:all',
      'test:feature',
      'check',
      'format',
    ]),
  )
  expect(scripts.length).toBeLessThanOrEqual(16)
})

test('no two commands had one name before', () => {
  const before = listCommands().flatMap(({ command }) => command.before)
  expect(before.length).toBeGreaterThan(50)
  expect(new Set(before).size).toBe(before.length)
})

test('a usage has the options of its command, and an unknown command has none', () => {
  expect(usageOf('backup create')).toBe('bin/northlight backup create [--to /mnt/disk]')
  expect(usageOf('demo clear')).toBe('bin/northlight demo clear')
  expect(() => usageOf('backup made')).toThrow('There is no command backup made.')
  expect(findCommand('constructor', 'name')).toBeUndefined()
  const known = listCommands().find(({ name }) => name === 'nightly faults')?.command
  expect(known && optionsOf(known)).toEqual([
    '--only',
    '--rounds',
    '--seed',
    '--seconds',
    '--short',
    '--to',
  ])
})
