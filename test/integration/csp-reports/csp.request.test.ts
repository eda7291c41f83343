import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { MAX_PER_MINUTE } from '#app/csp-reports/record-csp-report.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { testRefusals } from '#test/helpers/site/refusals.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

const path = '/api/v1/csp'
const browser = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile'
let people: Record<Role, Person>

beforeAll(async () => {
  people = await addPeople(false)
  await db.deleteFrom('csp_reports').execute()
})
afterAll(async () => {
  await removePeople(people)
})

function violation(blocked: string) {
  return {
    'csp-report': {
      'document-uri': 'http://homes.test/lodha-goa',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
    },
  }
}

function report(body: unknown, { peer = '203.0.113.8' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  // Browsers hide where they send such a report from.
  const headers = {
    'content-type': 'application/csp-report',
    'user-agent': browser,
    Origin: 'null',
  }
  return fetchPath(path, { method: 'POST', headers, body: text }, { peer })
}

function counted(blocked: string) {
  return db
    .selectFrom('csp_reports')
    .select(['directive', 'reports'])
    .where('blocked', '=', blocked)
    .execute()
}

const soon = { timeout: 15_000, interval: 250 }

test.each(['/', '/lodha-goa', '/admin', '/nowhere', '/city/noida?from=somewhere'])(
  '%s says where browsers report what they refuse',
  async (page) => {
    const { headers } = await fetchPath(page)
    expect(headers.get('Content-Security-Policy')).toMatch(/; report-uri \/api\/v1\/csp$/)
  },
)

test(
  'reports are summed up by rule and host, and the owner reads of them',
  { tags: ['whole'] },
  async () => {
    const refused = violation('http://ads.example/x.gif?who=me')
    refused['csp-report']['effective-directive'] = 'img-src'
    for (let post = 0; post < 60; post += 1) {
      const answer = await report(refused, { peer: `203.0.113.${post}` })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect((await report(violation('inline'))).status).toBe(204)
    await vi.waitFor(async () => expect(await counted('inline')).toHaveLength(1), soon)
    expect(await counted('ads.example')).toEqual([{ directive: 'img-src', reports: 60 }])
    const Cookie = await signIn(people.owner)
    const health = await (await fetchPath('/dashboard/health', { headers: { Cookie } })).text()
    expect(health.replaceAll('<!-- -->', '')).toContain(
      healthTexts.policy.some(61, 'img-src (ads.example), script-src-elem (inside a page)'),
    )
  },
)

test(
  'beyond its limit an address is answered all the same, and counted no more',
  { tags: ['whole'] },
  async () => {
    const flood = Array.from({ length: MAX_PER_MINUTE.ipv4 + 20 }, () =>
      report(violation('http://flood.example/'), { peer: '198.51.100.78' }),
    )
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([204]))
    await vi.waitFor(async () => expect(await counted('flood.example')).toHaveLength(1), soon)
    expect(await counted('flood.example')).toMatchObject([{ reports: MAX_PER_MINUTE.ipv4 }])
  },
)

test('what extensions of browsers try is taken and not counted', { tags: ['whole'] }, async () => {
  const before = await db.selectFrom('csp_reports').selectAll().execute()
  expect((await report(violation('chrome-extension://abc/x.js'))).status).toBe(204)
  expect((await report(violation('inline'))).status).toBe(204)
  await vi.waitFor(
    async () =>
      expect(await counted('inline')).toEqual([{ directive: 'script-src-elem', reports: 2 }]),
    soon,
  )
  expect(await db.selectFrom('csp_reports').selectAll().execute()).toHaveLength(before.length)
})

const none = 'This is not a report of a content security policy.'
testRefusals(path, report, [
  ['no JSON', '{', 422, none],
  ['another JSON', '{"csp-report":{}}', 422, none],
  ['too much', 'x'.repeat(33_000), 413, 'The report is larger than 32 KB, which is all we accept.'],
])
