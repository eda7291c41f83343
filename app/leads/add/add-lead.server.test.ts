import { expect } from 'vitest'

import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { addLead } from './add-lead.server.ts'
import type { NewLead } from './new-lead.ts'

/** A Monday morning in Asia/Kolkata. */
const now = new Date('2026-11-23T04:30:00.000Z')
const calendar = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 })),
  holidays: [],
}
const by: Viewer = { id: 'a', role: 'agent', leadScope: 'own' }
const asha: NewLead = {
  key: 'form-1',
  name: 'Asha Rao',
  phone: '9876543210',
  country: 'IN',
  source: 'call',
  project: 'Lodha Goa',
  message: 'A villa near the sea',
  ownerId: 'a',
  followUpAt: undefined,
  code: undefined,
}

async function add(db: Executor, lead: Partial<NewLead> = {}) {
  return addLead(db, { ...asha, ...lead }, by, { now, calendar })
}

function stored(db: Executor) {
  return db.selectFrom('leads').selectAll().orderBy('id').execute()
}

async function begin(db: Executor) {
  await clearLeadsAndStaff(db)
  for (const id of ['a', 'b']) await addAgent(db, id)
}

it('a caller is a contacted lead with a follow-up, and the history has their consent', async ({
  trx: db,
}) => {
  await begin(db)
  expect(await add(db)).toMatchObject({ kind: 'added' })
  const [lead] = await stored(db)
  expect(lead).toMatchObject({
    name: 'Asha Rao',
    email: '',
    location: 'Lodha Goa',
    status: 'contacted',
    owner_id: 'a',
    first_contact_at: now,
    follow_up_at: new Date('2026-11-24T04:30:00.000Z'),
    campaign: { last: { utm_source: 'call' } },
  })
  expect(lead?.project_id).not.toBeNull()
  const history = await db
    .selectFrom('lead_changes')
    .select(['kind', 'new_value', 'staff_id'])
    .where('kind', '=', 'consent')
    .execute()
  expect(history).toEqual([{ kind: 'consent', new_value: 'call', staff_id: 'a' }])
  const told = await db.selectFrom('outbox').select(['lead_id', 'kind']).execute()
  expect(told).toEqual([{ lead_id: lead?.id, kind: 'enquiry' }])
})

it('someone who was referred waits for a first call, and the rules choose the agent', async ({
  trx: db,
}) => {
  await begin(db)
  await add(db, { source: 'referral', ownerId: undefined, project: '' })
  expect(await stored(db)).toMatchObject([
    { status: 'new', owner_id: null, first_contact_at: null, follow_up_at: null, location: 'N/A' },
  ])
})

it('the same form twice is one lead, another form of the same person another', async ({
  trx: db,
}) => {
  await begin(db)
  const first = await add(db)
  expect(await add(db)).toEqual(first)
  await add(db, { key: 'form-2' })
  expect(await stored(db)).toHaveLength(2)
})

it('an agent hands a new lead to another; nothing is stored for an account that is closed', async ({
  trx: db,
}) => {
  await begin(db)
  expect(await add(db, { ownerId: 'b' })).toMatchObject({ kind: 'added' })
  expect(await add(db, { key: 'form-2', ownerId: 'left' })).toEqual({ kind: 'agent-refused' })
  expect(await stored(db)).toMatchObject([{ owner_id: 'b' }])
})
