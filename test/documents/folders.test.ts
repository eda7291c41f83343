import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

/** Lists that grow with the product, one file for each picture, migration or screen. */
const LISTS = ['content/pictures', 'db/migrations', 'app/strings/en']
const MAX = 25

test('no folder has more than 25 source files of its own, tests not counted (docs/contributing.md)', () => {
  const places = ['app', 'server', 'cli', 'db', 'ops', 'scripts', 'content', 'packages']
  const tracked = execFileSync('git', ['ls-files', ...places], { encoding: 'utf8' }).split('\n')
  const counts = new Map<string, number>()
  for (const file of tracked)
    if (/\.(?:tsx?|mjs|css|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  const large = [...counts].filter(([folder, count]) => count > MAX && !LISTS.includes(folder))
  expect(large).toEqual([])
})
