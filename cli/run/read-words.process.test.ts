import { expect, test } from 'vitest'

import { start } from '#test/helpers/site/process.ts'

test.each([
  ['staff-add.ts', '--phon', 'npm run staff:add -- --phone'],
  ['staff-suspend.ts', '--unsuspend', 'npm run staff:suspend -- --phone'],
  ['purge-suspect.ts', '--all', 'npm run leads:purge-suspect'],
  [
    'catalogue-export.ts',
    '--form',
    'npm run catalogue:export [-- --to folder --pages-to folder --prune]',
  ],
  ['catalogue-import.ts', '--dry', 'npm run catalogue:import [-- --from folder'],
  // Taken for no word at all, it would add what was to be removed.
  ['demo.ts', 'clear', 'npm run demo [-- --leads 1000000 | --clear]'],
])('%s says how it is used when it does not know the word %s', async (script, word, usage) => {
  const running = start([`scripts/${script}`, word], {
    DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain(`'${word}'`)
  expect(running.output()).toContain(usage)
  expect(running.output()).not.toContain('    at ')
})
