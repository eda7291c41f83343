import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { db } from '#db/client.server.ts'

import { foldedName } from './folded-name.ts'

/** Blocks with letters that PostgreSQL 18 (Unicode 16) does not know yet. */
const NEWER = /[\ua7c0-\ua7ff\u{16e80}-\u{16ebf}]/u

async function foldedByDatabase(names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded_name(name) as folded
    from unnest(${names}::text[]) with ordinality as given (name, place) order by place`.execute(db)
  return rows.map(({ folded }) => folded)
}

test('the database folds names as the browser does', async () => {
  const points = Array.from({ length: 0x1_e0_00 }, (_, point) => String.fromCodePoint(point))
  const signs = points.filter((sign) => /[^\p{Cs}\p{Cn}\0]/u.test(sign) && !NEWER.test(sign))
  const names = signs.map((sign) => `A${sign} b${sign}`)
  expect(await foldedByDatabase(names)).toEqual(names.map(foldedName))
})

test('with any characters in a name', async () => {
  const names = fc.sample(fc.string({ unit: fc.constantFrom(...' .’éÉ´ΣςDr,-\u0301\u200dक़') }), 500)
  expect(await foldedByDatabase(names)).toEqual(names.map(foldedName))
})
