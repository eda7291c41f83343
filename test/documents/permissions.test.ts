import { expect, test } from 'vitest'

import { whoMayTable } from './permissions-table.ts'

// npx vitest run test/documents/permissions.test.ts -u    writes the document again
test('the document says what is tested', async () => {
  await expect(whoMayTable()).toMatchFileSnapshot('../../docs/permissions.md')
})
