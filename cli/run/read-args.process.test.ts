import { expect, test } from 'vitest'

import { start } from '#test/helpers/site/process.ts'

test.each([
  ['staff/add.ts', '--phon', 'bin/northlight staff add --phone'],
  ['staff/suspend.ts', '--unsuspend', 'bin/northlight staff suspend --phone'],
  ['spam/purge.ts', '--all', 'bin/northlight spam purge'],
  [
    'catalogue/export.ts',
    '--form',
    'bin/northlight catalogue export [--to folder --pages-to folder --prune]',
  ],
  ['catalogue/import.ts', '--dry', 'bin/northlight catalogue import [--from folder'],
  // Without a word it would add what the owner wants to remove.
  ['demo/add.ts', '--clear', 'bin/northlight demo add [--leads 1000000]'],
  ['demo/add.ts', 'clear', 'bin/northlight demo add [--leads 1000000]'],
  ['staff/restore.ts', '--unsuspend', 'bin/northlight staff restore --phone'],
])('%s says how it is used when it does not know the word %s', async (script, word, usage) => {
  const running = start([`cli/${script}`, word], {
    DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain(`'${word}'`)
  expect(running.output()).toContain(usage)
  expect(running.output()).not.toContain('    at ')
})
