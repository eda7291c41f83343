import { expect, test } from 'vitest'

import { canEditSite, canExportLeads } from './rights.ts'

test.each([
  ['owner', false, true],
  ['agent', false, false],
  ['agent', true, true],
] as const)('an %s with the right set to %s may export and edit: %s', (role, isSet, expected) => {
  expect(canExportLeads({ role, canExport: isSet })).toBe(expected)
  expect(canEditSite({ role, canEdit: isSet })).toBe(expected)
})
