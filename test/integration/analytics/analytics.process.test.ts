import { afterAll, beforeAll, expect, test } from 'vitest'

import { fetchPath } from '#test/helpers/site/app.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const ID = 'G-AB12CD34EF'
const GRANTED = { Cookie: 'a=1; analytics_consent=granted' }
const TRACES = /analytics|googletagmanager|gtag/i

const measured = ['/', '/lodha-goa', '/bhutani-city-center/wellness', '/city/noida', '/connect']
const unmeasured = [
  '/admin',
  '/dashboard',
  '/visit/lodha-goa',
  '/projects',
  '/projects?q=asha',
  '/shortlist',
  '/calculators/emi',
  '/lodha-goa?q=asha',
  '/no-such-page',
  '/api/openapi.json',
]

let site: Site
beforeAll(async () => {
  site = await startSite({ ANALYTICS_ID: ID })
})
afterAll(() => site.stop())

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.base + path, { headers, redirect: 'manual' })
}

function policyOf({ headers }: Response): string {
  return headers.get('Content-Security-Policy') ?? ''
}

test.each([...measured, ...unmeasured, '/privacy-policy'])(
  'without an id %s has no trace of analytics, whatever the cookie',
  async (path) => {
    const response = await fetchPath(path, { headers: GRANTED })
    expect([...response.headers].join('\n')).not.toMatch(/analytics|google|server-timing/i)
    expect(response.headers.get('Vary') ?? '').not.toContain('Cookie')
    expect(await response.text()).not.toMatch(TRACES)
  },
)

test.each(measured)('with an id %s asks, and lets no one in', async (path) => {
  for (const headers of [{}, { Cookie: 'analytics_consent=denied' }]) {
    const response = await get(path, headers)
    const html = await response.text()
    expect(html).toMatch(/<section class="consent" aria-label="Analytics choice"[^>]* hidden=""/)
    expect(html).toContain('Google Analytics')
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*google/)
    expect(policyOf(response)).not.toContain('google')
    expect(response.headers.get('Server-Timing')).toBeNull()
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary, Cookie')
  }
})

test.each(measured)('who allows it gets the same %s with an open policy', async (path) => {
  const [closed, open] = await Promise.all([get(path), get(path, GRANTED)])
  expect(policyOf(open)).toMatch(/script-src 'self' [^;]*https:\/\/\*\.googletagmanager\.com/)
  expect(policyOf(open)).not.toContain('unsafe')
  expect(open.headers.get('Server-Timing')).toBe('analytics')
  expect(open.headers.get('ETag')).not.toBe(closed.headers.get('ETag'))
  expect(await open.text()).toBe(await closed.text())
})

test.each(unmeasured)('%s stays closed, also to who allows it', async (path) => {
  const response = await get(path, GRANTED)
  expect(response.status).toBeLessThan(500)
  expect(policyOf(response)).not.toContain('google')
  expect(response.headers.get('Server-Timing')).toBeNull()
})

test.each(['/admin', '/dashboard'])(
  'the staff side has no trace of analytics: %s',
  async (path) => {
    expect(await (await get(path, GRANTED)).text()).not.toMatch(TRACES)
  },
)

test('a page that was kept before the answer is sent again after it, with its own policy', async () => {
  const tags = { closed: '', open: '' }
  for (const [state, headers] of [
    ['closed', {}],
    ['open', GRANTED],
  ] as const) {
    tags[state] = (await get('/lodha-goa', headers)).headers.get('ETag') ?? ''
    const again = await get('/lodha-goa', { ...headers, 'If-None-Match': tags[state] })
    expect(again.status).toBe(304)
    expect(policyOf(again).includes('googletagmanager')).toBe(state === 'open')
  }
  expect((await get('/lodha-goa', { ...GRANTED, 'If-None-Match': tags.closed })).status).toBe(200)
  const back = await get('/lodha-goa', { 'If-None-Match': tags.open })
  expect(back.status).toBe(200)
  expect(policyOf(back)).not.toContain('google')
})

test('the privacy policy says what is measured', async () => {
  const words = await (await get('/privacy-policy')).text()
  expect(words).toContain('If you allow it, Google Analytics counts the pages you open here')
  expect(words).toContain('analytics_consent')
})

test('a wrong id is named at the start', async () => {
  await expect(startSite({ ANALYTICS_ID: 'UA-1' })).rejects.toThrow(/ANALYTICS_ID must be an id/)
})
