import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { findCommand } from '#cli/commands/commands.mjs'

const text = readFileSync('docs/reliability.md', 'utf8')
const rows = text
  .slice(0, text.indexOf('\n## '))
  .split('\n')
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| promise') && !line.startsWith('| -'),
  )
const commands = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
)
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Vitest takes a path's beginning for the path. */
function isBeginning(path: string): boolean {
  const folder = dirname(path)
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)))
}

test('each promise names a command that is there, or where its tests are named', () => {
  expect(rows.length).toBeGreaterThan(15)
  const bare = rows.filter(
    (row) => !/`(?:[A-Z_]+=\S+ )?(?:npm run|npx vitest|bin\/northlight) /.test(row),
  )
  expect(bare.filter((row) => !/the test that each row names|the command above/.test(row))).toEqual(
    [],
  )
  const named = commands.flatMap((words) => /^npm run (\S+)/.exec(words)?.[1] ?? [])
  const calls = commands.flatMap((words) => {
    const [, noun, verb] = /^(?:[A-Z_]+=\S+ )?bin\/northlight (\S+) (\S+)/.exec(words) ?? []
    return noun === undefined || verb === undefined ? [] : [{ noun, verb }]
  })
  expect(named.length + calls.length).toBeGreaterThan(8)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(calls.filter(({ noun, verb }) => findCommand(noun, verb) === undefined)).toEqual([])
})

test('each test that a command names is there', () => {
  const paths = commands
    .flatMap((words) => words.split(' '))
    .filter((word) => /^[\w-]+\/[\w./-]+$/.test(word))
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => !isBeginning(path))).toEqual([])
})

test('each page that is linked is there', () => {
  const linked = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, file = '']) => file)
  expect(linked.length).toBeGreaterThan(8)
  expect(linked.filter((file) => !existsSync(join('docs', file)))).toEqual([])
})

const counts = (from: string, pattern: RegExp) => pattern.exec(from)?.slice(1)

test('what it says of the standard is what the standard’s table says', () => {
  const said = counts(text, /(\d+) met, (\d+) partly/)
  expect(said).toEqual(counts(readFileSync('docs/asvs.md', 'utf8'), /(\d+) are met, (\d+) partly/))
})
