import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { kindsLeftOut } from '../../../scripts/test/skipped-scenarios.mjs'

test('a kind that needs what is not there is left out, counts as skipped, and proves nothing', () => {
  const words = [
    'ops/nightly/faults/faults.ts',
    '--only',
    'failing-sync',
    '--rounds',
    '1',
    '--seed',
    '1',
  ]
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  })
  expect(stdout).toContain('apt-get install gcc libc6-dev')
  expect(kindsLeftOut(stdout)).toEqual(['failing-sync'])
  expect(stdout).toContain('Nothing was done to the site.')
  expect(stdout).not.toContain('Every history holds')
  expect(status).toBe(0)
})

test('what was done is not left out', () => {
  expect(kindsLeftOut('1 x kill-process: seed 1\nEvery history holds.\n')).toEqual([])
})
