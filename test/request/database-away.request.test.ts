import { expect, test, vi } from 'vitest'

import { expectAnswers } from '../without-database.ts'

process.env['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:1/none'

test('while the database is away everything answers in its own shape', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expectAnswers()
  expect(new Set(log.mock.calls.flat())).toEqual(new Set(['enquiry not stored: ECONNREFUSED']))
  log.mockRestore()
})
