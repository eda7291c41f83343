import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { environment } from '#app/config/environment.ts'

import { npmScripts, scriptUsage } from '../../scripts/documents/npm-scripts.mjs'
import { generatedPages, pageWithTables } from '../../scripts/documents/write-docs.ts'

/** The start sets it; it is no setting of a deployment. */
const INTERNAL = new Set(['DATABASE_FOLDER'])
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

test.each(generatedPages)('%s is what the generator writes', async (file) => {
  const isCurrent = readFileSync(file, 'utf8') === (await pageWithTables(file))
  expect(isCurrent, `${file} is out of date. Run: bin/northlight docs write`).toBe(true)
})

test('every variable has one row, with what it does', () => {
  const page = readFileSync('docs/configuration.md', 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z_\d]+)` \| [A-Z`][^|]+\. \|/gm)].map(
    ([, name = '']) => name,
  )
  const names = Object.keys(environment.shape).filter((name) => !INTERNAL.has(name))
  expect(rows.toSorted()).toEqual(names.toSorted())
})

test('every script of package.json is in one list, and nothing else is', () => {
  expect(Object.keys(npmScripts).toSorted()).toEqual(Object.keys(scripts).toSorted())
})

/** Those that begin with a program of ours; the others' own programs answer. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const words = /^(?:exec )?node (scripts\/.+)$/.exec(line)?.[1]
  return words === undefined ? [] : [{ name, words: words.split(' ') }]
})
/** One for each program, since all that share one answer alike. */
const programs = [...new Map(own.map((one) => [one.words[0], one])).values()]

test.each(programs)('npm run $name answers --help and does nothing else', ({ name, words }) => {
  const { status, stdout } = spawnSync('node', [...words, '--help'], {
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: name },
    timeout: 20_000,
  })
  expect(stdout.split('\n')).toEqual([scriptUsage(name), expect.stringMatching(/^[A-Z].+\.$/), ''])
  expect(status).toBe(0)
})
