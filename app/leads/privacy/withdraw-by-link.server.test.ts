import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { inTransaction } from '#test/database.ts'
import { busyPerson, enquire } from '#test/staff/withdrawing.ts'

import { withdrawByLink } from './withdraw-by-link.server.ts'

async function idsOf(trx: Executor, phone: string): Promise<string[]> {
  const rows = await trx.selectFrom('leads').select('id').where('phone', '=', phone).orderBy('id')
  return (await rows.execute()).map(({ id }) => id)
}

test('a stranger who enquires with the phone of somebody else closes their own enquiry alone', () =>
  inTransaction(async (trx) => {
    const { person, second, first } = await busyPerson(trx)
    const merges = await trx.selectFrom('person_merges').selectAll().orderBy('id').execute()
    const changes = await trx.selectFrom('lead_changes').selectAll().orderBy('id').execute()
    // By the same name, too: the history of the others names the person so.
    const stranger = await enquire(trx, { ...person, email: 'stranger@withdraw.test' })
    await withdrawByLink(trx, stranger.token)
    expect(await idsOf(trx, person.phone)).toEqual([first.id])
    expect(await idsOf(trx, second.phone)).toHaveLength(1)
    expect(await trx.selectFrom('person_merges').selectAll().orderBy('id').execute()).toEqual(
      merges,
    )
    expect(await trx.selectFrom('lead_changes').selectAll().orderBy('id').execute()).toEqual(
      changes,
    )
  }))

test('also where it is the only one of its phone, an enquiry of a merged phone stays', () =>
  inTransaction(async (trx) => {
    const { person, second, first } = await busyPerson(trx)
    await withdrawByLink(trx, first.token)
    expect(await idsOf(trx, person.phone)).toEqual([])
    expect(await idsOf(trx, second.phone)).toHaveLength(1)
  }))
