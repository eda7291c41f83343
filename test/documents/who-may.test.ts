import { expect, test } from 'vitest'

import { whoMayTable } from './who-may-table.ts'

// npx vitest run test/documents/who-may.test.ts -u    writes the document anew
test('the document says what is tested', async () => {
  await expect(whoMayTable()).toMatchFileSnapshot('../../docs/who-may.md')
})
