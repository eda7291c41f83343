import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { onTestFinished, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

test('the linter names each call that is newer than the oldest browsers', () => {
  const newer = [
    'list.toSorted(byName)',
    'list.slice(1).with(0, one)',
    'Map.groupBy(list, keyOf)',
    'AbortSignal.timeout(500)',
    'URL.canParse(text)',
    'map.values().map(half)',
  ]
  const older = [
    'list.slice().sort()',
    'Object.values(list).map(half)',
    'z.union(list)',
    'groupBy(list)',
  ]
  expect(lackedBy([...newer, ...older])).toEqual([
    'toSorted',
    'with',
    'Map.groupBy',
    'AbortSignal.timeout',
    'URL.canParse',
    'map of an iterator',
  ])
})

function lackedBy(lines: readonly string[]): string[] {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const config = join(folder, 'oxlint.json')
  const jsPlugins = [resolve('scripts/lint/oldest-browsers-lint.ts')]
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: { 'browsers/oldest': 'error' } }))
  writeFileSync(join(folder, 'code.ts'), lines.join('\n'))
  const words = ['oxlint', '-c', config, '--format=unix', folder]
  const { stdout } = spawnSync('npx', words, { encoding: 'utf8' })
  return [...stdout.matchAll(/lack (.+?): .*browsers\(oldest\)/g)].map(
    ([, feature = '']) => feature,
  )
}
