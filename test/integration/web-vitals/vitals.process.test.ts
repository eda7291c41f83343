import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { speedTexts } from '#app/strings/en/speed.ts'
import { MAX_PER_MINUTE } from '#app/web-vitals/vitals-limit.ts'
import { db, pool } from '#db/client.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { testRefusals } from '#test/helpers/site/refusals.ts'
import { connectTo, startSite } from '#test/helpers/site/site.ts'

const path = '/api/v1/vitals'
const password = 'seven quiet lanterns'
const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
const view = { page: 'listing', device: 'phone', values: { LCP: 1234.5, CLS: 0, TTFB: 90 } }
const phones = { owner: newPhone(), agent: newPhone() }

beforeAll(async () => {
  await db.deleteFrom('web_vitals').execute()
  await addStaff(db, { name: 'Owner', phone: phones.owner, role: 'owner', password })
  await addStaff(db, {
    name: 'Agent',
    phone: phones.agent,
    role: 'agent',
    password,
    leadScope: 'all',
    canExport: true,
  })
})
afterAll(() => pool.end())

function newPhone(): string {
  return `97${randomInt(10_000_000, 99_999_999)}`
}

function report(body: unknown, { headers = {}, peer }: { headers?: object; peer?: string } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = { 'user-agent': browser, ...headers }
  return fetchPath(path, { method: 'POST', headers: sent, body: text }, { ...(peer && { peer }) })
}

async function signedIn(who: keyof typeof phones): Promise<{ headers: { Cookie: string } }> {
  const login = await postForm('/admin', { phone: phones[who], password })
  return { headers: { Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' } }
}

function viewsOn(device: string) {
  return db
    .selectFrom('web_vitals')
    .select(['page', 'vital', 'bucket', 'views'])
    .where('device', '=', device)
    .orderBy('vital')
    .execute()
}

/** What a page says of itself to the script that measures. */
async function markOf(address: string): Promise<string | undefined> {
  const html = await (await fetchPath(address)).text()
  return / data-page="(\w+)" data-sample="0\.1"/.exec(html)?.[1]
}

test('before any view the owner reads how to get some', async () => {
  const answer = await fetchPath('/dashboard/speed', await signedIn('owner'))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain(speedTexts.none(28))
  expect(html).toContain(speedTexts.sample(0.1))
  expect(html).toContain(speedTexts.weights)
})
test('reports are answered with nothing, and counted within seconds by page and device', async () => {
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    const response = await report(view, { headers: { 'content-type': type } })
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
  }
  // A robot's view is no one's.
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  expect((await report(view, { headers: robot })).status).toBe(204)
  await vi.waitFor(async () => expect(await viewsOn('phone')).not.toEqual([]), {
    timeout: 15_000,
    interval: 250,
  })
  expect(await viewsOn('phone')).toEqual([
    { page: 'listing', vital: 'CLS', bucket: 0, views: 2 },
    { page: 'listing', vital: 'LCP', bucket: 1200, views: 2 },
    { page: 'listing', vital: 'TTFB', bucket: 50, views: 2 },
  ])
})
testRefusals(path, report, [
  ['no JSON', '{', 400, 'The request is not a JSON object'],
  ['a list', '[]', 400, 'The request is not a JSON object'],
  ['another page', { ...view, page: 'leads' }, 422, 'A field is missing or wrong: page'],
  ['a path', { ...view, page: '/lodha-goa' }, 422, 'A field is missing or wrong: page'],
  ['another device', { ...view, device: 'car' }, 422, 'A field is missing or wrong: device'],
  ['no values', { ...view, values: {} }, 422, 'A field is missing or wrong: values'],
  ['more values', { ...view, values: { FID: 1 } }, 422, 'A field is missing or wrong: values'],
  [
    'a long time',
    { ...view, values: { LCP: 6e5 + 1 } },
    422,
    'A field is missing or wrong: values.LCP',
  ],
  [
    'a time before',
    { ...view, values: { TTFB: -1 } },
    422,
    'A field is missing or wrong: values.TTFB',
  ],
  [
    'a great shift',
    { ...view, values: { CLS: 11 } },
    422,
    'A field is missing or wrong: values.CLS',
  ],
  ['too much', 'x'.repeat(2049), 413, 'The request is larger than 2 KB, which is all we accept.'],
])
test(
  'beyond its limit an address is answered all the same, and counted no more',
  { tags: ['whole'] },
  async () => {
    const flood = Array.from({ length: MAX_PER_MINUTE.ipv4 + 20 }, () =>
      report({ ...view, device: 'tablet', values: { INP: 8 } }, { peer: '198.51.100.77' }),
    )
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([204]))
    await vi.waitFor(async () => expect(await viewsOn('tablet')).not.toEqual([]), {
      timeout: 15_000,
      interval: 250,
    })
    expect(await viewsOn('tablet')).toMatchObject([{ vital: 'INP', views: MAX_PER_MINUTE.ipv4 }])
  },
)
test('the owner reads what was measured next to the budgets; an agent and a stranger do not', async () => {
  const owner = await signedIn('owner')
  const html = await (await fetchPath('/dashboard/speed?days=7', owner)).text()
  expect(html).toContain('aria-current="page" href="/dashboard/speed?days=7"')
  expect(html).toContain('1.43 s')
  expect(html).toContain('fewer than')
  expect(html).toContain('at most 2 s')
  expect(html).toContain('href="/dashboard/speed"')
  const agent = await signedIn('agent')
  const refused = await fetchPath('/dashboard/speed', agent)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('cache-control')).toContain('no-store')
  const said = await refused.text()
  expect(said).toContain('This page is for owners.')
  expect(said).not.toContain('1.43 s')
  expect(await (await fetchPath('/dashboard', agent)).text()).not.toContain('/dashboard/speed')
  expect((await fetchPath('/dashboard/speed')).status).toBe(302)
})
test('a public page says what kind it is; one that is none, and the staff side, do not', async () => {
  expect(await markOf('/')).toBe('home')
  expect(await markOf(`/${projectBySlug('godrej-reverine').slug}`)).toBe('listing')
  expect(await markOf('/shortlist')).toBe('shortlist')
  expect(await markOf('/nowhere')).toBeUndefined()
  expect(await markOf('/admin')).toBeUndefined()
  expect(await (await fetchPath('/privacy-policy')).text()).toContain('delete them after 400 days')
})
test('what is counted is stored when the site is stopped', async () => {
  const { folder, remove } = temporaryFolder()
  const before = await startSite({}, folder)
  const init = { method: 'POST', headers: { 'user-agent': browser }, body: JSON.stringify(view) }
  const { status } = await fetch(before.base + path, init)
  await before.stop()
  const after = await startSite({}, folder)
  const client = await connectTo(folder)
  const { rows } = await client.query('select vital, views from web_vitals order by vital')
  await client.end()
  await after.stop()
  remove()
  expect(status).toBe(204)
  expect(rows).toEqual(['CLS', 'LCP', 'TTFB'].map((vital) => ({ vital, views: 1 })))
})
