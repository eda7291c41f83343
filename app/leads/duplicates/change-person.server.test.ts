import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { personText } from '#app/enquiries/people/link-kind.ts'
import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { personTexts } from '#app/strings/en/person.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import {
  mergePeople,
  rejoinPerson,
  splitPerson,
  type PersonChanged,
} from './change-person.server.ts'
import { findPerson } from './person-enquiries.server.ts'

async function addAgent(db: Executor, leadScope: Viewer['leadScope'] = 'all'): Promise<Viewer> {
  const id = `${randomInt(1_000_000_000)}`
  await db
    .insertInto('staff_users')
    .values({
      id,
      name: `Agent ${id}`,
      phone: `+1${id}`,
      email: `${id}@staff.invalid`,
      lead_scope: leadScope,
    })
    .execute()
  return { id, role: 'agent', leadScope }
}

type Given = { phone: string; name?: string; email?: string; city?: string; owner_id?: string }

async function addLead(db: Executor, changes: Given) {
  const { name = 'Asha Rao', email = `${randomInt(1_000_000_000)}@example.com` } = changes
  return db
    .insertInto('leads')
    .values({
      ...changes,
      name,
      email,
      message: 'Price?',
      idempotency_key: crypto.randomUUID(),
      body_hash: '',
      phonetic_keys: nameKeys(name),
    })
    .returning(['id', 'name', 'phone', 'email', 'city'])
    .executeTakeFirstOrThrow()
}

type Lead = Awaited<ReturnType<typeof addLead>>

async function idsOf(db: Executor, lead: Lead, viewer: Viewer): Promise<string[]> {
  const { others } = await findPerson(db, lead, viewer)
  return others.map(({ id }) => id).toSorted()
}

const actOf = (changed: PersonChanged) => (changed.kind === 'changed' ? changed.changeSetId : '')

it('linked phones are one person from either side, through a third, and until undone', async ({
  trx: db,
}) => {
  const by = await addAgent(db)
  const [a, again] = [await addLead(db, { phone: 'p1' }), await addLead(db, { phone: 'p1' })]
  const [b, c] = [await addLead(db, { phone: 'p2' }), await addLead(db, { phone: 'p3' })]
  expect(await idsOf(db, a, by)).toEqual([again.id])
  const first = await mergePeople(db, { leadId: a.id, otherId: b.id }, by)
  expect(first.kind).toBe('changed')
  await mergePeople(db, { leadId: b.id, otherId: c.id }, by)
  expect(await idsOf(db, c, by)).toEqual([a.id, again.id, b.id].toSorted())
  expect(await mergePeople(db, { leadId: a.id, otherId: c.id }, by)).toEqual({ kind: 'absent' })
  expect(await undoChangeSet(db, actOf(first), by)).toMatchObject({ kind: 'changed' })
  expect(await idsOf(db, a, by)).toEqual([again.id])
  expect(await idsOf(db, c, by)).toEqual([b.id])
  const lines = await db
    .selectFrom('lead_changes')
    .select(['kind', 'old_value', 'new_value', 'staff_id'])
    .where('lead_id', '=', a.id)
    .orderBy('id')
    .execute()
  const text = 'merged Asha Rao, p2'
  expect(lines).toEqual([
    { kind: 'person', old_value: null, new_value: text, staff_id: by.id },
    { kind: 'person', old_value: text, new_value: null, staff_id: by.id },
  ])
})

it('an unlinked phone leaves the others together, and returns after an undo', async ({
  trx: db,
}) => {
  const by = await addAgent(db)
  const [a, b] = [await addLead(db, { phone: 'q1' }), await addLead(db, { phone: 'q2' })]
  const c = await addLead(db, { phone: 'q3' })
  await mergePeople(db, { leadId: a.id, otherId: b.id }, by)
  await mergePeople(db, { leadId: b.id, otherId: c.id }, by)
  const out = await splitPerson(db, { leadId: a.id, otherId: b.id }, by)
  expect(await idsOf(db, a, by)).toEqual([c.id])
  expect(await idsOf(db, b, by)).toEqual([])
  await undoChangeSet(db, actOf(out), by)
  expect(await idsOf(db, b, by)).toEqual([a.id, c.id].toSorted())
})

it('an enquiry of someone else with the same phone is unlinked and linked again', async ({
  trx: db,
}) => {
  const by = await addAgent(db)
  const [a, b] = [await addLead(db, { phone: 'r1' }), await addLead(db, { phone: 'r1' })]
  await splitPerson(db, { leadId: b.id, otherId: b.id }, by)
  expect(await findPerson(db, b, by)).toMatchObject({ isUnlinked: true, others: [] })
  expect(await findPerson(db, a, by)).toMatchObject({ others: [], unlinked: [{ id: b.id }] })
  expect(await splitPerson(db, { leadId: a.id, otherId: b.id }, by)).toEqual({ kind: 'absent' })
  const back = await rejoinPerson(db, { leadId: a.id, otherId: b.id }, by)
  expect(await idsOf(db, a, by)).toEqual([b.id])
  await undoChangeSet(db, actOf(back), by)
  expect(await idsOf(db, a, by)).toEqual([])
})

it('an undo keeps a later link of someone else', async ({ trx: db }) => {
  const by = await addAgent(db)
  const [a, b] = [await addLead(db, { phone: 's1' }), await addLead(db, { phone: 's2' })]
  const said = await mergePeople(db, { leadId: a.id, otherId: b.id }, by)
  await splitPerson(db, { leadId: b.id, otherId: a.id }, by)
  await mergePeople(db, { leadId: b.id, otherId: a.id }, by)
  expect(await undoChangeSet(db, actOf(said), by)).toEqual({ kind: 'absent' })
  expect(await idsOf(db, a, by)).toEqual([b.id])
})

it('an agent with their own leads links no others, and sees none of them', async ({ trx: db }) => {
  const own = await addAgent(db, 'own')
  const mine = await addLead(db, { phone: 't1', email: 't@example.com', owner_id: own.id })
  const other = await addLead(db, { phone: 't2', email: 't@example.com' })
  await addLead(db, { phone: 't1' })
  for (const change of [mergePeople, splitPerson, rejoinPerson])
    for (const otherId of [other.id, 'x', ''])
      expect(await change(db, { leadId: mine.id, otherId }, own)).toEqual({ kind: 'absent' })
  const person = await findPerson(db, mine, own)
  expect(person).toEqual({ isUnlinked: false, others: [], unlinked: [], duplicates: [] })
})

it('an agent with their own leads reads in the history that a person was linked, not whom', async ({
  trx: db,
}) => {
  const [boss, own] = [await addAgent(db), await addAgent(db, 'own')]
  const mine = await addLead(db, { phone: 'v1', owner_id: own.id })
  const other = await addLead(db, { phone: 'v2', name: 'Vikas Secret' })
  await mergePeople(db, { leadId: mine.id, otherId: other.id }, boss)
  const told = async (viewer: Viewer) => {
    const record = await findLeadRecord(db, mine.id, viewer)
    return record?.history.map(({ became }) => personText(became ?? ''))
  }
  expect(await told(boss)).toEqual([personTexts.events.merged('Vikas Secret, v2')])
  expect(await told(own)).toEqual([personTexts.events.merged(personTexts.colleague)])
  await sql`update leads set owner_id = ${own.id} where id = ${other.id}`.execute(db)
  expect(await told(own)).toEqual([personTexts.events.merged('Vikas Secret, v2')])
})

it('the same mail, or a similar name in the same city, is suggested and never linked', async ({
  trx: db,
}) => {
  const by = await addAgent(db)
  const place = `Somewhere ${randomInt(1_000_000)}`
  const lead = await addLead(db, {
    phone: 'u1',
    name: 'Vikas Sharma',
    email: 'Vikas@Example.com',
    city: place,
  })
  const mail = await addLead(db, { phone: 'u2', name: 'V', email: 'vikas@example.COM' })
  const alike = await addLead(db, {
    phone: 'u3',
    name: 'विकास शर्मा',
    city: place,
  })
  await addLead(db, { phone: 'u4', name: 'Vikas Sharma', city: `${place} East` })
  await addLead(db, { phone: 'u5', name: 'Vikas Sharma Gupta', city: place })
  const person = await findPerson(db, lead, by)
  expect(person.others).toEqual([])
  expect(person.duplicates).toHaveLength(2)
  expect(person.duplicates).toEqual(
    expect.arrayContaining([
      { id: mail.id, name: mail.name, phone: 'u2', by: 'mail' },
      { id: alike.id, name: alike.name, phone: 'u3', by: 'name' },
    ]),
  )
  await mergePeople(db, { leadId: lead.id, otherId: mail.id }, by)
  const after = await findPerson(db, lead, by)
  expect(after.duplicates.map(({ id }) => id)).toEqual([alike.id])
  expect(after.others.map(({ id }) => id)).toEqual([mail.id])
})

test('rows of links are never changed', async () => {
  await expect(
    inTransaction(async (db) => {
      const by = await addAgent(db)
      const [a, b] = [await addLead(db, { phone: 'w1' }), await addLead(db, { phone: 'w2' })]
      await mergePeople(db, { leadId: a.id, otherId: b.id }, by)
      await sql`update duplicate_links set is_linked = false`.execute(db)
    }),
  ).rejects.toThrow('never changed')
})
