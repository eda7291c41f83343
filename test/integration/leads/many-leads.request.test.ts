import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { leadField, MAX_BULK_LEADS } from '#app/leads/bulk/many-change.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { changeAccess } from '#app/staff/team/access.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

const Origin = 'http://homes.test'
const password = 'seven quiet lanterns'
const mark = 'many-leads.test'
/** One who sees all leads, and one who sees their own. */
const people = { all: { id: '', Cookie: '' }, own: { id: '', Cookie: '' } }

beforeAll(async () => {
  for (const [leadScope, name] of [
    ['all', 'Asha Many'],
    ['own', 'Vikram Many'],
  ] as const) {
    const phone = `93${randomInt(10_000_000, 99_999_999)}`
    await addStaff(db, { name, phone, role: 'agent', password, leadScope: 'all', canExport: true })
    const id = (await findStaffByPhone(db, phone))?.id ?? ''
    await db
      .updateTable('staff_users')
      .set({ lead_scope: leadScope })
      .where('id', '=', id)
      .execute()
    const login = await postForm('/admin', { phone, password })
    people[leadScope] = { id, Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  const ids = Object.values(people).map(({ id }) => id)
  await db.deleteFrom('staff_users').where('id', 'in', ids).execute()
  await db.deleteFrom('sign_in_attempts').execute()
})

const addLead = (name: string, ownerId: string | null = null) =>
  addNewLead(db, { name, email: `x@${mark}`, ownerId })

type Fields = readonly (readonly [string, string])[]

function post(path: string, fields: Fields, who: keyof typeof people, accept = '*/*') {
  return fetchPath(path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: { Origin, Cookie: people[who].Cookie, Accept: accept },
  })
}

function statusesOf(ids: readonly string[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

test('one press changes what is selected, says what was left, and one undo takes all of it back', async () => {
  const ids = [await addLead('Farah Khan'), await addLead('Rohan D’Souza'), await addLead('Meher')]
  await db
    .updateTable('leads')
    .set({ status: 'won' })
    .where('id', '=', ids[2] ?? '')
    .execute()
  const leads = ids.map((id) => ['lead', leadField(id, { status: 'new' })] as const)
  const answer = await post('/dashboard/leads/bulk', [['status', 'contacted'], ...leads], 'all')
  expect(answer.status).toBe(200)
  const done: { changeSetId: string } = await answer.json()
  expect(done).toEqual({
    changeSetId: expect.any(String),
    changed: ids.slice(0, 2),
    left: [{ id: ids[2], why: 'conflict', by: null }],
  })
  expect((await statusesOf(ids)).map(({ status }) => status)).toEqual([
    'contacted',
    'contacted',
    'won',
  ])
  const undo = [['changeSetId', done.changeSetId]] as const
  const undone = await post('/dashboard/undo', undo, 'all', 'application/json')
  expect(await undone.json()).toEqual({ message: 'undone' })
  expect((await statusesOf(ids)).map(({ status }) => status)).toEqual(['new', 'new', 'won'])
  const again = await post('/dashboard/undo', undo, 'all', 'application/json')
  expect(await again.json()).toEqual({ message: 'late' })
})

test('whose view was narrowed undoes nothing of before, and reads on how many leads', async () => {
  const ids = [await addLead('Given A', people.all.id), await addLead('Given B', people.all.id)]
  const seen = { ownerId: people.all.id }
  const leads = ids.map((id) => ['lead', leadField(id, seen)] as const)
  const answer = await post('/dashboard/leads/bulk', [['ownerId', people.own.id], ...leads], 'all')
  const { changeSetId }: { changeSetId: string } = await answer.json()
  const owner = await findOwner()
  const access = { role: 'agent', canExport: true, canEdit: false } as const
  await changeAccess(db, people.all.id, { ...access, leadScope: 'own' }, owner)
  const fields = [['changeSetId', changeSetId]] as const
  const undone = await post('/dashboard/undo', fields, 'all', 'application/json')
  expect(await undone.json()).toEqual({ message: 'left-0-0-2' })
  const back = await post('/dashboard/undo', [...fields, ['back', '/dashboard']], 'all')
  expect(back.headers.get('Location')).toBe('/dashboard?done=left-0-0-2')
  const page = await fetchPath('/dashboard?done=left-0-0-2', {
    headers: { Cookie: people.all.Cookie },
  })
  const left = { undone: 0, changedAgain: 0, denied: 2 }
  expect(await page.text()).toContain(panelTexts.undoneExcept(left))
  const owners = await db.selectFrom('leads').select('owner_id').where('id', 'in', ids).execute()
  expect(owners.map((row) => row.owner_id)).toEqual([people.own.id, people.own.id])
  await changeAccess(db, people.all.id, { ...access, leadScope: 'all' }, owner)
  const later = await post('/dashboard/undo', fields, 'all', 'application/json')
  expect(await later.json(), 'nor once they see all again').toEqual({ message: 'left-0-0-2' })
  await db.deleteFrom('staff_users').where('id', '=', owner.id).execute()
})

async function findOwner(): Promise<Staff> {
  const phone = `93${randomInt(10_000_000, 99_999_999)}`
  await addStaff(db, { name: 'Meera Many', phone, role: 'owner', password })
  const owner = await findStaffByPhone(db, phone)
  if (!owner) throw new Error('No owner')
  return owner
}

test('who sees their own leads changes and takes away no other', async () => {
  const [mine, theirs] = [await addLead('Mine', people.own.id), await addLead('Theirs')]
  const leads = [mine, theirs].map((id) => ['lead', leadField(id, { status: 'new' })] as const)
  const answer = await post('/dashboard/leads/bulk', [['status', 'won'], ...leads], 'own')
  expect(await answer.json()).toMatchObject({
    changed: [mine],
    left: [{ id: theirs, why: 'absent' }],
  })
  expect(await statusesOf([theirs])).toMatchObject([{ status: 'new' }])
  const chosen = [mine, theirs].map((id) => ['lead', id] as const)
  const file = await (await post('/dashboard/Leads_List.csv', chosen, 'own')).text()
  expect(file).toContain('Mine')
  expect(file).not.toContain('Theirs')
})

test('a file holds the chosen leads alone, whatever is filtered or searched for', async () => {
  const [one, other, third] = [
    await addLead('Chosen A'),
    await addLead('Chosen B'),
    await addLead('C'),
  ]
  const chosen = [one, third].map((id) => ['lead', id] as const)
  const path = '/dashboard/Leads_List.csv?status=won&sort=name'
  const file = await (await post(path, [['q', 'nowhere'], ...chosen], 'all')).text()
  expect(file.trim().split('\n')).toHaveLength(3)
  expect(file).toContain('Chosen A')
  expect(file).not.toContain('Chosen B')
  const lines = await (await post('/dashboard/leads.jsonl', chosen, 'all')).text()
  expect(lines).toContain('2')
  expect(lines).not.toContain('Chosen B')
  for (const wrong of [
    ['lead', 'x'],
    ['lead', `${other} or true`],
  ] as const)
    expect((await post(path, [wrong], 'all')).status).toBe(422)
  const many = Array.from({ length: MAX_BULK_LEADS + 1 }, (_, id) => ['lead', String(id)] as const)
  expect((await post(path, many, 'all')).status).toBe(422)
})

test('what cannot be read, is too much, or is given to no one there, changes nothing', async () => {
  const id = await addLead('Untouched')
  const lead = ['lead', leadField(id, { ownerId: null })] as const
  for (const [fields, fault] of [
    [[['ownerId', 'unknown'], lead], 'unreadable'],
    [[['status', 'lost'], lead], 'unreadable'],
    [[['ownerId', people.all.id]], 'none'],
    [[['ownerId', people.all.id], ...Array.from({ length: 201 }, () => lead)], 'too-many'],
  ] as const) {
    const answer = await post('/dashboard/leads/bulk', fields, 'all')
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 422,
      body: { fault },
    })
  }
  const history = await db
    .selectFrom('lead_changes')
    .select('id')
    .where('lead_id', '=', id)
    .where('staff_id', '=', people.all.id)
    .execute()
  expect(history).toEqual([])
})
