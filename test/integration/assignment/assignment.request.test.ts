import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { assignmentForms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts } from '#app/strings/en/assignment.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { fullAccess } from '#test/staff/all-leads-scope.ts'

const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'assignment.test'
const phones = {
  owner: `95${randomInt(10_000_000, 99_999_999)}`,
  agent: `94${randomInt(10_000_000, 99_999_999)}`,
}
const cookies = { owner: '', agent: '' }
const ids = { owner: '', agent: '' }
type Role = keyof typeof cookies

beforeAll(async () => {
  for (const role of ['owner', 'agent'] as const) {
    const name = role === 'owner' ? 'Rukmini Rao' : 'Dev Kulkarni'
    const added = await addStaff(db, { name, phone: phones[role], role, password, ...fullAccess })
    ids[role] = added.kind === 'added' ? added.id : ''
    const login = await postForm('/admin', { phone: phones[role], password })
    cookies[role] = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  await db.deleteFrom('staff_users').where('id', 'in', [ids.owner, ids.agent]).execute()
  await db.deleteFrom('assignment_rules').where('is_fallback', '=', false).execute()
})

const read = (path: string, role: Role = 'owner') =>
  fetchPath(path, { headers: { Cookie: cookies[role] } })

/** A form as a browser without script posts it; a name may be there more than once. */
function post(path: string, fields: readonly (readonly [string, string])[], role: Role = 'owner') {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  return fetchPath(path, { method: 'POST', headers: { Origin, Cookie: cookies[role] }, body })
}

/** The words of a page without its tags. */
async function words(response: Response | Promise<Response>): Promise<string> {
  const html = await (await response).text()
  return html.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

async function eventually<T>(find: () => Promise<T | undefined | null>): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await find()
    if (found !== undefined && found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not come')
}

test('what is the owner’s is refused to agents, read or written', async () => {
  const paths = ['', '/rule', '/order', '/removal', '/hours', '/person'].map(
    (path) => `/dashboard/assignment${path}`,
  )
  for (const path of paths) {
    expect((await read(path, 'agent')).status).toBe(403)
    expect((await post(path, [['rule', '1']], 'agent')).status).toBe(403)
  }
  expect((await read('/dashboard/leave', 'agent')).status).toBe(200)
})

test('a dashboard that set nothing has one rule and usual hours', async () => {
  const page = await words(read('/dashboard/assignment'))
  expect(page).toContain(assignmentTexts.leadLimit(40))
  expect(page).toContain('Sun10 am–7 pm')
  expect(page).toContain(
    'After 10 minutes without a call, the lead goes to the next agent. After 30 minutes, the owner gets an alert.',
  )
})

test('the site gives an enquiry to someone on its own', async () => {
  const email = `buyer@${mark}`
  const enquiry = { name: 'Asha Rao', phone: '9876500123', email, message: 'Price?' }
  expect((await postForm('/connect', enquiry)).status).toBeLessThan(400)
  const owner = await eventually(async () => {
    const lead = await db
      .selectFrom('leads')
      .select('owner_id')
      .where('email', '=', email)
      .executeTakeFirst()
    return lead?.owner_id
  })
  expect(owner).not.toBe(ids.owner)
})

test('rules are added, tried, put in another order and removed without script', async () => {
  const rule = '/dashboard/assignment/rule'
  const empty = await post(rule, [['for', 'all']])
  expect(empty.status).toBe(422)
  expect(await words(empty)).toContain(assignmentForms.ruleFaults['no-condition'])
  const goa = [
    ['city-is', 'is'],
    ['city', 'Goa'],
    ['city', 'Indore'],
    ['for', 'some'],
  ] as const
  const refused = await post(rule, goa)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/value="Goa"[^>]*checked|checked[^>]*value="Goa"/)
  expect((await post(rule, [...goa, ['person', ids.agent]])).headers.get('Location')).toMatch(
    WITH_UNDO,
  )
  await post(rule, [
    ['country-is', 'not'],
    ['country', 'IN'],
    ['for', 'all'],
  ])
  const page = await words(read('/dashboard/assignment'))
  expect(page).toContain('City is Goa or IndoreDev Kulkarni')
  expect(page).toMatch(/City is Goa.*Country is not India.*Default rule/)

  const tried = await words(read('/dashboard/assignment?try=1&city=Goa&country=IN&language=en'))
  expect(tried).toContain('Matching rule: City is Goa or Indore. Dev Kulkarni would get it now.')
  const about = 'try=1&project=lodha-goa&city=&country=IN&language=en'
  const ofProject = await words(read(`/dashboard/assignment?${about}`))
  expect(ofProject).toContain('Matching rule: City is Goa or Indore.')

  const rules = await db
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', false)
    .orderBy('position')
    .execute()
  const second = String(rules[1]?.id)
  await post('/dashboard/assignment/order', [
    ['rule', second],
    ['to', 'up'],
  ])
  expect(await words(read('/dashboard/assignment'))).toMatch(/Country is not India.*City is Goa/)
  await post('/dashboard/assignment/removal', [['rule', second]])
  expect(await words(read('/dashboard/assignment'))).not.toContain('Country is not India')
  const gone = await post(rule, [
    ['rule', second],
    ['city', 'Goa'],
    ['for', 'all'],
  ])
  expect(gone.status).toBe(409)
  const rest = await db
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', true)
    .executeTakeFirstOrThrow()
  await post('/dashboard/assignment/removal', [['rule', String(rest.id)]])
  expect(await words(read('/dashboard/assignment'))).toContain(assignmentTexts.rest)
})

/** Where what was set is said, with the act that a press takes back. */
const WITH_UNDO = /^\/dashboard\/assignment\?done=[\da-f-]{36}$/

/** The form of a leave of the agent. */
const days = (from: string, to: string) =>
  [
    ['staff', ids.agent],
    ['from', from],
    ['to', to],
    ['reason', 'wedding'],
  ] as const

test('a leave that overlaps is refused with the days that fit, and what was typed stays', async () => {
  const page = '/dashboard/assignment'
  const entered = await post(page, days('2099-12-04', '2099-12-05'))
  expect(entered.headers.get('Location')).toMatch(WITH_UNDO)
  const refused = await post(page, days('2099-12-05', '2099-12-08'))
  expect(refused.status).toBe(409)
  const html = await refused.clone().text()
  expect(html).toContain('value="2099-12-05"')
  expect(await words(refused)).toContain(
    'Dev Kulkarni is already on leave from 4 to 5 December 2099.5 to 8 December 2099 overlaps by one day. Save 6 to 8 December 2099 instead?',
  )
  expect((await post(page, days('2099-12-06', '2099-12-08'))).status).toBe(302)
  const backwards = await post(page, days('2099-12-08', '2099-12-06'))
  expect(backwards.status).toBe(422)
  expect(await words(backwards)).toContain(assignmentTexts.leaveFaults.backwards)
})

test('agents turn their own switch and end their own leave, no one else’s', async () => {
  await post('/dashboard/leave/availability', [['takes', 'no']], 'agent')
  expect(await words(read('/dashboard/leave', 'agent'))).toContain(assignmentForms.offNow)
  await post('/dashboard/leave/availability', [['takes', 'yes']], 'agent')
  expect(await words(read('/dashboard/leave', 'agent'))).toContain(assignmentForms.onNow)
  const away = '/dashboard/leave'
  await post(
    away,
    [
      ['staff', ids.owner],
      ['from', '2099-01-01'],
      ['to', '2099-01-02'],
    ],
    'agent',
  )
  expect(await words(read(away, 'agent'))).toContain('1 to 2 January 2099')
  await post(away, [
    ['from', '2099-02-01'],
    ['to', '2099-02-02'],
  ])
  const ofOwner = [
    ['staff', ids.owner],
    ['from', '2099-02-01'],
  ] as const
  await post('/dashboard/leave/end', ofOwner, 'agent')
  expect(await words(read(away))).toContain('1 to 2 February 2099')
  await post('/dashboard/leave/end', ofOwner)
  expect(await words(read(away))).not.toContain('February 2099')
})

test('hours, holidays and minutes that are wrong are said by their day, and none is saved', async () => {
  const path = '/dashboard/assignment/hours'
  const usual = [1, 2, 3, 4, 5, 6, 7].map((day) => [`hours-${day}`, '10-19'] as const)
  const minutes = [
    ['promise', '5'],
    ['passOn', '10'],
    ['tell', '30'],
    ['cap', '40'],
    ['since', '2026-01-01'],
  ] as const
  const wrong = await post(path, [
    ...usual.slice(0, 6),
    ['hours-7', '10-14, 13-15'],
    ['day', ''],
    ['holiday', 'Diwali'],
    ...minutes.slice(0, 2),
    ['tell', '5'],
    ['cap', 'many'],
  ])
  expect(wrong.status).toBe(422)
  const html = await wrong.clone().text()
  expect(html).toContain('value="10-14, 13-15"')
  expect(html).toContain('value="Diwali"')
  const said = await words(wrong)
  expect(said).toContain('Sunday: two time ranges overlap.')
  expect(said).toContain(assignmentForms.holidayFault)
  expect(said).toContain(assignmentForms.ownerAlertFault)
  expect(said).toContain(assignmentForms.numberFault(10_000))

  const right = [...usual, ...minutes, ['day', '2099-12-25'], ['holiday', 'Christmas']] as const
  const broken = [...right.slice(1), ['hours-1', '9-13, 14:30-19']] as const
  expect((await post(path, broken)).status).toBe(302)
  const page = await words(read('/dashboard/assignment'))
  expect(page).toContain('Mon9 am–1 pm, 2:30 pm–7 pm')
  expect(page).toContain('Holidays: 25 December 2099 Christmas.')
  expect((await post(path, [...usual, ...minutes])).status).toBe(302)
})

test('a person has a cap and languages of their own', async () => {
  const path = `/dashboard/assignment/person?id=${ids.agent}`
  const wrong = await post(path, [
    ['id', ids.agent],
    ['takes', 'yes'],
    ['cap', '0'],
  ])
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="0"')
  const ownLimit = { id: ids.agent, takes: 'yes', cap: '7', language: 'hi' }
  await post(path, Object.entries(ownLimit))
  expect(await words(read('/dashboard/assignment'))).toMatch(/Dev Kulkarni\d+\d+ of 7/)
  expect(await words(read(path))).toContain(assignmentForms.personCapHint(40))
})
