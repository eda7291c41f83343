import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { phonesOf, type Merge } from '#app/enquiries/people/person.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'

import { personPhones } from './person-phones.server.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const phone = fc.constantFrom(...letters)
const merges: fc.Arbitrary<Merge[]> = fc.array(
  fc
    .record({ phone, other: phone, isOne: fc.boolean() })
    .filter(({ phone: one, other }) => one !== other),
  { maxLength: 12 },
)

async function say(trx: Executor, said: readonly Merge[]): Promise<void> {
  for (const { isOne, phone: one, other } of said)
    await trx
      .insertInto('duplicate_links')
      .values({
        phone: one,
        other_phone: other,
        is_linked: isOne,
        change_set_id: crypto.randomUUID(),
      })
      .execute()
}

test('the database finds the same phones of a person as the rule', async () => {
  let serial = 0
  await inTransaction(async (trx) => {
    await fc.assert(
      fc.asyncProperty(merges, async (said) => {
        serial += 1
        const named = (letter: string) => `${serial} ${letter}`
        const all = said.map((one) => ({
          ...one,
          phone: named(one.phone),
          other: named(one.other),
        }))
        await say(trx, all)
        for (const each of letters.map(named)) {
          const own = sql`${each}`
          const { rows } = await sql<{
            phone: string
          }>`select phone from ${personPhones(own)} as own`.execute(trx)
          expect(rows.map((row) => row.phone).toSorted()).toEqual(
            [...phonesOf(each, all)].toSorted(),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
