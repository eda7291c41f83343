import { expect, test } from 'vitest'

import { initialsOf } from './people-list.tsx'

test.each([
  ['Meera Rao', 'MR'],
  ['asha', 'A'],
  ['Anil Kumar Sharma', 'AS'],
  [' मीरा  राव ', 'मीरा'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
