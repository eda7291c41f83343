import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { splitPerson } from '#app/leads/duplicates/change-person.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { updateChainsOf } from '#app/privacy/records/check-chains.server.ts'
import { closeInactive } from '#app/privacy/retention.server.ts'
import { db } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'
import { busyPerson, enquire, newPerson } from '#test/staff/withdrawing.ts'

import { requireTheirSecret, withdrawAgain } from './reapply-withdrawals.server.ts'
import { withdrawByLink } from './withdraw-by-link.server.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

it('after a restore withdrawals are reapplied, and later enquiries stay', async ({ trx }) => {
  const person = newPerson()
  const keyOf = await personKeyer()
  const { id } = await enquire(trx, person)
  await sql`update leads set created_at = now() - interval '2 days' where id = ${id}`.execute(trx)
  await enquire(trx, person)
  const at = new Date(Date.now() - 86_400_000).toISOString()
  const eraseAt = new Date(Date.now() + 86_400_000).toISOString()
  const line = {
    kind: 'withdrawn',
    people: [keyOf(person.phone)],
    at,
    eraseAt,
    tokens: [],
  } as const
  const lines = [{ ...line, people: [...line.people], tokens: [] }]
  expect(await withdrawAgain(trx, lines)).toEqual({ leads: 1, erased: 0 })
  expect(await withdrawAgain(trx, lines)).toEqual({ leads: 0, erased: 0 })
  const left = await trx
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', person.phone)
    .execute()
  expect(left).toHaveLength(1)
  const by = new Date().toISOString()
  const erased = [{ kind: 'erased' as const, people: [keyOf(person.phone)], at: by }]
  expect(await withdrawAgain(trx, erased)).toEqual({ leads: 0, erased: 1 })
})

test('a stopped run has audited its work, and the next one continues', async () => {
  const people = [newPerson(), newPerson(), newPerson()]
  const keyOf = await personKeyer()
  for (const person of people) await enquire(db, person)
  const phones = people.map(({ phone }) => phone)
  const held = async () =>
    (await db.selectFrom('leads').select('phone').where('phone', 'in', phones).execute()).length
  const lines = phones.map((phone, place) => ({
    kind: 'withdrawn' as const,
    people: [keyOf(phone)],
    at: new Date(Date.now() + place).toISOString(),
    eraseAt: inDays(300),
    tokens: [],
  }))
  const received: number[] = []
  const note = async (_: unknown, { leads }: { leads: number }) => {
    if (received.length === 1) throw new Error('full')
    received.push(leads)
  }
  await expect(withdrawAgain(db, lines, { note, batchSize: 1 })).rejects.toThrow('full')
  expect(await held()).toBe(2)
  expect(received).toEqual([1])
  const onProgress = (done: number) => received.push(done)
  expect(await withdrawAgain(db, lines, { onProgress, batchSize: 2 })).toEqual({
    leads: 2,
    erased: 0,
  })
  expect(received).toEqual([1, 2, 3])
  expect(await held()).toBe(0)
})

it('files of several machines are reapplied in order of time', async ({ trx }) => {
  const person = newPerson()
  const keyOf = await personKeyer()
  const { id } = await enquire(trx, person)
  await sql`update leads set created_at = now() - interval '2 days' where id = ${id}`.execute(trx)
  const people = [keyOf(person.phone)]
  const erased = { kind: 'erased' as const, people, at: inDays(-0.5) }
  const withdrawn = {
    kind: 'withdrawn' as const,
    people,
    at: inDays(-1),
    eraseAt: inDays(300),
    tokens: [],
  }
  // The machine that erased is named first.
  expect(await withdrawAgain(trx, [erased, withdrawn, withdrawn])).toEqual({
    leads: 1,
    erased: 1,
  })
  const left = await trx
    .selectFrom('sealed_contacts')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select('withdrawals.id')
    .where(sql<boolean>`people @> ${people}::text[]`)
    .execute()
  expect(left).toEqual([])
})

it('rows of another secret are refused instead of matching no one', async ({ trx }) => {
  const { id } = await enquire(trx, newPerson())
  await updateChainsOf(trx, [id])
  await requireTheirSecret(trx)
  await sql`insert into privacy_events (person, position, body, previous, hash, seal)
    select 'another', 1, body, previous, hash, 'of another secret' from privacy_events limit 1`.execute(
    trx,
  )
  await expect(requireTheirSecret(trx)).rejects.toThrow(/another PRIVACY_SECRET/)
})

it('an enquiry’s link closes only that enquiry, whether unlinked, spam or neither', async ({
  trx,
}) => {
  const { owner } = await busyPerson(trx)
  const person = newPerson()
  const [first, apart, spam] = [
    await enquire(trx, person),
    await enquire(trx, person),
    await enquire(trx, person),
  ]
  await splitPerson(trx, { leadId: first.id, otherId: apart.id }, owner)
  await sql`update leads set spam_reason = 'phone' where id = ${spam.id}`.execute(trx)
  const ids = async () =>
    (
      await trx
        .selectFrom('leads')
        .select('id')
        .where('phone', '=', person.phone)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  await withdrawByLink(trx, spam.token)
  expect(await ids()).toEqual([first.id, apart.id])
  await withdrawByLink(trx, first.token)
  expect(await ids()).toEqual([apart.id])
  await withdrawByLink(trx, apart.token)
  expect(await ids()).toEqual([])
})

it('people without contact for so long are closed, those in contact or with a follow-up are not', async ({
  trx,
}) => {
  await sql`delete from leads`.execute(trx)
  const people = [newPerson(), newPerson(), newPerson(), newPerson()]
  const [quiet, back, touched, promised] = people
  if (!quiet || !back || !touched || !promised) throw new Error('four')
  const leads = await Promise.all(people.map((person) => enquire(trx, person)))
  await sql`update leads set created_at = now() - interval '1000 days'`.execute(trx)
  await enquire(trx, back)
  const owner = {
    id: await addAgent(trx, `owner-${crypto.randomUUID()}`, { role: 'owner' }),
    role: 'owner' as const,
    leadScope: 'all' as const,
  }
  await changeLead(
    trx,
    { leadId: leads[2]?.id ?? '', activities: [{ kind: 'note', text: 'Called back' }] },
    owner,
  )
  await sql`update leads set follow_up_at = now() + interval '1 day' where phone = ${promised.phone}`.execute(
    trx,
  )
  expect(await closeInactive(trx, 365)).toBe(1)
  const left = await trx.selectFrom('leads').select('phone').distinct().execute()
  expect(left.map(({ phone }) => phone).toSorted()).toEqual(
    [back, touched, promised].map(({ phone }) => phone).toSorted(),
  )
})
