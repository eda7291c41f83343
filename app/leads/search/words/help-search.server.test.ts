import { sql } from 'kysely'
import { expect } from 'vitest'

import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { helpSearch } from './help-search.server.ts'

it('a search without a match learns which word finds nothing, and what the others find', async ({
  trx,
}) => {
  await sql`delete from leads`.execute(trx)
  await addNewLead(trx, { name: 'Asha Rao', message: 'A plot near the beach' })
  await addNewLead(trx, { name: 'Asha Iyer', phone: '9800000002', message: 'Price?' })
  const help = await helpSearch(trx, { typed: 'asha zzyzx', scope: EVERYTHING })
  expect(help).toEqual({
    words: [
      { word: 'asha', isKnown: true, without: 'zzyzx', count: 0 },
      { word: 'zzyzx', isKnown: false, without: 'asha', count: 2 },
    ],
    unfiltered: 0,
  })
  const won = { ...EVERYTHING, filter: { status: 'won' } } as const
  expect(await helpSearch(trx, { typed: 'asha beach', scope: won })).toMatchObject({
    words: [{ isKnown: false }, { isKnown: false }],
    unfiltered: 1,
  })
})
