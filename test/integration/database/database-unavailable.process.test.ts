import { expect, test } from 'vitest'

import { expectAnswers } from '#test/helpers/database/without-database.ts'

process.env['DATABASE_URL'] = 'postgres://no-one@127.0.0.1:1/none'

test('while the database is away everything answers in its own shape', async () => {
  await expect(expectAnswers()).resolves.toBeUndefined()
})
