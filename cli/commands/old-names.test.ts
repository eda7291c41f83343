import { expect, test } from 'vitest'

import { listCommands } from './commands.mjs'
import { fromOldName } from './old-names.mjs'

test.each([
  ['staff:add -- --phone 1', 'staff', 'add', '--phone 1'],
  ['staff:suspend --phone 1', 'staff', 'suspend', '--phone 1'],
  ['staff:suspend -- --phone 1 --restore', 'staff', 'restore', '--phone 1'],
  ['restore --check', 'backup', 'restore', '--check'],
  ['restore -- --list', 'backup', 'list', ''],
  ['demo -- --clear', 'demo', 'clear', ''],
  ['withdrawals:again -- file', 'privacy', 'reapply-withdrawals', 'file'],
])('%s is now %s %s %s', (words, noun, verb, rest) => {
  expect(fromOldName(words.split(' '))).toEqual({
    noun,
    verb,
    rest: rest.split(' ').filter(Boolean),
  })
})

test('each old name leads to its command, and no other word to any', () => {
  for (const { name, command } of listCommands())
    for (const old of command.before) {
      const call = fromOldName(old.split(' '))
      expect(`${call?.noun} ${call?.verb}`).toBe(name)
      expect(call?.rest).toEqual([])
    }
  expect(fromOldName(['staff:ad'])).toBeUndefined()
})
