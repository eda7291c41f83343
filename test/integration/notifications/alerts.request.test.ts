import { createECDH, randomBytes, randomInt, randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { arrivalsAnswer } from '#app/notifications/alerts/new-lead-alert.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const password = 'seven quiet lanterns'
const mark = 'alerts.test'
const Origin = 'http://homes.test'
type Person = { phone: string; id: string; Cookie: string }
let all: Person
let own: Person

beforeAll(async () => {
  all = await addPerson('all')
  own = await addPerson('own')
})
afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  await db.deleteFrom('staff_users').where('id', 'in', [all.id, own.id]).execute()
})

async function addPerson(leadScope: 'all' | 'own'): Promise<Person> {
  const phone = `94${randomInt(10_000_000, 99_999_999)}`
  await addUsualAgent(db, { phone, password })
  await db
    .updateTable('staff_users')
    .set({ lead_scope: leadScope })
    .where('phone', '=', phone)
    .execute()
  const id = (await findStaffByPhone(db, phone))?.id ?? ''
  // Otherwise the app assigns the leads of these tests.
  await db.insertInto('staff_availability').values({ staff_id: id, is_available: false }).execute()
  return { phone, id, Cookie: await signIn(phone) }
}

async function signIn(phone: string): Promise<string> {
  const login = await postForm('/admin', { phone, password })
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function addLead(name: string, age = '0 seconds'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, page, location, idempotency_key, body_hash, created_at)
    values (${name}, '9876543210', ${`x@${mark}`}, 'Price?', '/lodha-goa', 'Goa', ${randomUUID()}, 'x',
      now() - ${age}::interval)
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** A dashboard gets a hundred at a time, so what other tests left must not be among the newest. */
async function ageOthers(): Promise<void> {
  await sql`update leads set created_at = created_at - interval '1 day'
    where created_at > now() - interval '1 hour'`.execute(db)
}

async function arrivals({ Cookie }: Person, since = '') {
  const answer = await fetchPath(`/dashboard/alerts?since=${since}`, { headers: { Cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return arrivalsAnswer.parse(await answer.json())
}
const names = (answer: Awaited<ReturnType<typeof arrivals>>) =>
  answer.arrivals.map(({ name }) => name)

test('who sees all leads gets each that came, by name and place and without phone', async () => {
  await ageOthers()
  await addLead('Long Ago', '10 minutes')
  const id = await addLead('Just Came')
  const answer = await arrivals(all)
  expect(answer.arrivals.find(({ name }) => name === 'Just Came')).toEqual({
    id,
    name: 'Just Came',
    place: 'Lodha Goa',
  })
  expect(names(answer)).not.toContain('Long Ago')
  const earlier = new Date(Date.now() - 11 * 60_000).toISOString()
  expect(names(await arrivals(all, earlier))).toContain('Long Ago')
  expect(names(await arrivals(all, 'yesterday'))).not.toContain('Long Ago')
})

test('who sees their own gets what they were given, and nothing else', async () => {
  const id = await addLead('Someone Else’s')
  expect(names(await arrivals(own))).toEqual([])
  const before = await arrivals(own)
  await sql`update leads set owner_id = ${own.id}, assigned_at = now(), name = 'Given To Own'
    where id = ${id}`.execute(db)
  const after = await arrivals(own, before.at)
  expect(names(after)).toEqual(['Given To Own'])
  expect(after.due).toBe(before.due + 1)
  expect((await arrivals(all)).due).toBe(0)
})

function device(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') }
}

async function post(path: string, fields: Record<string, string>, Cookie: string) {
  const { status } = await postForm(path, fields, { Origin, Cookie })
  return status
}

async function devices(): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('staff_id', 'in', [own.id, all.id])
    .orderBy('id')
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}

test('a device is kept until it is switched off or signed out, and belongs to who chose it last', async () => {
  const [one, other] = [device(), device()]
  expect(await post('/dashboard/push-subscriptions', one, own.Cookie)).toBe(204)
  expect(await post('/dashboard/push-subscriptions', one, own.Cookie)).toBe(204)
  expect(await post('/dashboard/push-subscriptions', other, own.Cookie)).toBe(204)
  expect(await devices()).toEqual([one.endpoint, other.endpoint])
  await post('/dashboard/push-subscriptions/removal', { endpoint: one.endpoint }, all.Cookie)
  expect(await devices()).toHaveLength(2)
  await post('/dashboard/push-subscriptions/removal', { endpoint: one.endpoint }, own.Cookie)
  expect(await devices()).toEqual([other.endpoint])
  await post('/dashboard/push-subscriptions', other, all.Cookie)
  await post('/sign-out', {}, own.Cookie)
  expect(await devices()).toEqual([other.endpoint])
  await post('/sign-out', {}, all.Cookie)
  expect(await devices()).toEqual([])
  own.Cookie = await signIn(own.phone)
})

test('anyone who knows another person’s device, but not its keys, neither has nor ends it', async () => {
  all.Cookie = await signIn(all.phone)
  const theirs = device()
  expect(await post('/dashboard/push-subscriptions', theirs, own.Cookie)).toBe(204)
  const { p256dh, auth } = device()
  for (const made of [
    { ...theirs, p256dh, auth },
    { ...theirs, p256dh },
    { ...theirs, auth },
  ])
    expect(await post('/dashboard/push-subscriptions', made, all.Cookie)).toBe(409)
  await post('/dashboard/push-subscriptions/removal', { endpoint: theirs.endpoint }, all.Cookie)
  const held = await db
    .selectFrom('push_subscriptions')
    .select(['staff_id', 'p256dh', 'auth'])
    .where('endpoint', '=', theirs.endpoint)
    .execute()
  expect(held).toEqual([{ staff_id: own.id, p256dh: theirs.p256dh, auth: theirs.auth }])
  // Of their own they may change the keys.
  expect(await post('/dashboard/push-subscriptions', { ...theirs, p256dh, auth }, own.Cookie)).toBe(
    204,
  )
  await post('/dashboard/push-subscriptions/removal', { endpoint: theirs.endpoint }, own.Cookie)
  expect(await devices()).toEqual([])
})

test('no place but a push service’s is taken, nor keys that are none', async () => {
  const right = device()
  for (const wrong of [
    device('https://127.0.0.1/'),
    device('http://fcm.googleapis.com/fcm/send/x'),
    device(`https://fcm.googleapis.com/${'x'.repeat(1000)}`),
    { ...right, p256dh: right.auth },
    { ...right, p256dh: `${right.p256dh.slice(0, -4)}AAAA` },
    { ...right, auth: '' },
  ])
    expect(await post('/dashboard/push-subscriptions', wrong, own.Cookie)).toBe(422)
  expect(await devices()).toEqual([])
})

test('a user has ten devices at most', async () => {
  const subscriptions = Array.from({ length: 11 }, () => device())
  for (const one of subscriptions) await post('/dashboard/push-subscriptions', one, own.Cookie)
  expect(await devices()).toEqual(subscriptions.slice(1).map(({ endpoint }) => endpoint))
})

test('the dashboard is installed as an application of its own, the site as a page', async () => {
  const manifest = await (await fetchPath('/desk.webmanifest')).json()
  expect(manifest).toMatchObject({
    id: '/dashboard',
    start_url: '/dashboard',
    display: 'standalone',
  })
  const dashboardPage = await (
    await fetchPath('/dashboard', { headers: { Cookie: own.Cookie } })
  ).text()
  expect(dashboardPage).toContain('href="/desk.webmanifest"')
  expect(await (await fetchPath('/')).text()).not.toContain('desk.webmanifest')
  const worker = await fetchPath('/desk-worker.js')
  expect(worker.headers.get('Content-Type')).toContain('javascript')
})
