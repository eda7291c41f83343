import { sql } from 'kysely'
import { expect } from 'vitest'

import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { enquire, newPerson } from '#test/staff/withdrawing.ts'

import type { BreachScope, TouchedPerson } from './breach.server.ts'
import { countTouched, touchedPeople } from './breach.server.ts'

const HOUR = 3_600_000
const hours = (count: number) => new Date(Date.now() + count * HOUR)
/** From eight hours ago until two hours ago. */
const reach: BreachScope = { from: hours(-8), to: hours(-2), leadIds: undefined }

async function scene(trx: Executor) {
  await sql`delete from leads`.execute(trx)
  const asha = { phone: '9811100001', minutes: 600 }
  const first = await addNewLead(trx, { ...asha, name: 'A. Rao' })
  const second = await addNewLead(trx, { ...asha, name: 'Asha Rao', minutes: 300 })
  await trx
    .updateTable('leads')
    .set({ email: 'asha@later.test' })
    .where('id', '=', second)
    .execute()
  const omar = await addNewLead(trx, { phone: '+971501234567', name: 'Omar', minutes: 130 })
  await trx.updateTable('leads').set({ phone_country: 'AE' }).where('id', '=', omar).execute()
  await addNewLead(trx, { phone: '9811100003', minutes: 60 })
  const demo = await addNewLead(trx, { phone: '9811100004', minutes: 600 })
  await trx.updateTable('leads').set({ is_demo: true }).where('id', '=', demo).execute()
  return { first, second, omar }
}

async function listed(trx: Executor, of: BreachScope): Promise<TouchedPerson[]> {
  const people: TouchedPerson[] = []
  for await (const part of touchedPeople(trx, of)) people.push(...part)
  return people
}

it('everyone with data at the end of the breach is affected, once, by their latest name', async ({
  trx,
}) => {
  const { first, second, omar } = await scene(trx)
  expect(await countTouched(trx, reach)).toMatchObject({ leads: 3, people: 2, overseas: 1 })
  const [abroad, asha, ...others] = await listed(trx, reach)
  expect(others).toEqual([])
  expect(abroad).toMatchObject({ name: 'Omar', phone: '+971501234567', leads: [omar] })
  expect(asha).toEqual({
    name: 'Asha Rao',
    phone: '9811100001',
    email: 'asha@later.test',
    leads: [first, second],
  })
})

it('with named enquiries, only those are affected', async ({ trx }) => {
  const { first } = await scene(trx)
  const named = { ...reach, leadIds: [first] }
  expect(await countTouched(trx, named)).toMatchObject({ leads: 1, people: 1, overseas: 0 })
  expect(await listed(trx, named)).toMatchObject([{ name: 'A. Rao', leads: [first] }])
  const noLeads = { ...reach, leadIds: [] }
  expect(await countTouched(trx, noLeads)).toMatchObject({ leads: 0, people: 0 })
  expect(await listed(trx, noLeads)).toEqual([])
})

it('earlier withdrawals count as sealed, later ones as readable until then', async ({ trx }) => {
  const later = { from: hours(1), to: hours(2), leadIds: undefined }
  const [wasSince, wasSealed] = [await countTouched(trx, reach), await countTouched(trx, later)]
  const person = newPerson()
  await enquire(trx, person)
  await withdrawPerson(trx, { phone: person.phone }, { way: 'command' })
  const [since, sealed] = [await countTouched(trx, reach), await countTouched(trx, later)]
  expect([since.since, since.sealed]).toEqual([wasSince.since + 1, wasSince.sealed])
  expect([sealed.since, sealed.sealed]).toEqual([wasSealed.since, wasSealed.sealed + 1])
  expect((await listed(trx, later)).map(({ phone }) => phone)).not.toContain(person.phone)
})

it('audit log entries of that time are counted by kind', async ({ trx }) => {
  const now = { from: hours(-0.1), to: hours(0.1), leadIds: undefined }
  const exported = async (of: BreachScope) => {
    const { record } = await countTouched(trx, of)
    return record.find(({ kind }) => kind === 'exported') ?? { lines: 0, leads: 0 }
  }
  const was = await exported(now)
  for (const rows of [40, 2])
    await trx
      .insertInto('audit_log')
      .values({ kind: 'exported', detail: JSON.stringify({ rows, file: 'csv' }) })
      .execute()
  expect(await exported(now)).toMatchObject({ lines: was.lines + 2, leads: was.leads + 42 })
  expect(await exported({ ...now, from: hours(-3), to: hours(-2) })).toMatchObject({ lines: 0 })
})

it('people beyond one batch are listed once', async ({ trx }) => {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (name, phone, email, message, location, idempotency_key, body_hash, created_at)
    select 'N', '98' || lpad(number::text, 8, '0'), '', '', 'N/A', gen_random_uuid()::text, '', ${hours(-3)}
    from generate_series(1, 5001) as number`.execute(trx)
  const sizes: number[] = []
  const phones = new Set<string>()
  for await (const part of touchedPeople(trx, reach)) {
    sizes.push(part.length)
    for (const { phone } of part) phones.add(phone)
  }
  expect(sizes).toEqual([5000, 1])
  expect(phones.size).toBe(5001)
})
