import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { answering, jsonPayload, NOON } from '#test/helpers/deliveries.ts'

import { metaNotes, pullMeta } from './pull-meta.ts'
import { readMetaLeads } from './read-meta-leads.ts'

const context = {
  settings: { pageId: '100000000000001' },
  secrets: { appSecret: 'a', verifyToken: 'b', pageToken: 'page-token' },
  now: NOON,
}
const NOW_S = NOON.getTime() / 1000

const unreachable = () => Promise.reject(new Error('ECONNRESET'))

function webhook(...ids: string[]) {
  const changes = ids.map((id) => ({ field: 'leadgen', value: { leadgen_id: id } }))
  return jsonPayload({ object: 'page', entry: [{ id: '1', time: 1791441004, changes }] })
}

function fault(code: number, message = '') {
  return { status: 400, body: { error: { code, message, type: 'OAuthException' } } }
}

test('reads each lead of a webhook once, with the token in a header', async () => {
  const { get, asked } = answering({ body: { id: '21' } }, { body: { id: '22' } })
  const read = await readMetaLeads(webhook('21', '22', '21'), { ...context, get })
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/v26.0/21', '/v26.0/22'])
  expect(asked[0]?.url.href).not.toContain('page-token')
  expect(asked[0]?.options?.headers).toEqual({ authorization: 'Bearer page-token' })
  expect(read).toMatchObject({
    kind: 'payload',
    payload: { body: Buffer.from('{"data":[{"id":"21"},{"id":"22"}]}') },
  })
})

test('a test of the dashboard is not read', async () => {
  const { get, asked } = answering()
  const payload = webhook('444444444444')
  expect(await readMetaLeads(payload, { ...context, get })).toEqual({ kind: 'payload', payload })
  expect(asked).toEqual([])
})

test.each([
  ['the limit of leads', fault(80005), { kind: 'throttled', retryAfterMs: 300_000 }],
  ['a service that is down', { status: 503, body: '' }, { kind: 'throttled' }],
  [
    'the time to wait',
    {
      ...fault(80005),
      headers: { 'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":19}]}' },
    },
    { kind: 'throttled', retryAfterMs: 1_140_000 },
  ],
  ['an expired token', fault(190), { reason: sourceReasons.meta.token, needsOwner: true }],
  [
    'a permission',
    fault(200, 'needs leads_retrieval, page-token'),
    { reason: sourceReasons.meta.permission('needs leads_retrieval, …'), needsOwner: true },
  ],
  ['no leads access', fault(100), { reason: sourceReasons.meta.access, needsOwner: true }],
  ['a block', fault(368), { reason: sourceReasons.meta.blocked, needsOwner: true }],
  ['an unknown error', fault(999), { kind: 'failed', needsOwner: false }],
  ['an error with status 200', { ...fault(190), status: 200 }, { needsOwner: true }],
  ['no JSON', { body: '<html>' }, { kind: 'failed', needsOwner: false }],
])('reading meets %s', async (_case, answer, expected) => {
  const { get } = answering(answer)
  expect(await readMetaLeads(webhook('21'), { ...context, get })).toMatchObject(expected)
})

test('without a connection the delivery waits', async () => {
  const read = await readMetaLeads(webhook('21'), { ...context, get: unreachable })
  expect(read).toEqual({ kind: 'throttled', retryAfterMs: 60_000 })
})

function cursorOf(result: { kind: string; cursor?: string }) {
  return JSON.parse(result.cursor ?? 'null')
}

test('reads page after page of each form that has leads, then from an hour before the start', async () => {
  const { get, asked } = answering(
    {
      body: {
        data: [
          { id: '31', leads_count: 2 },
          { id: '32', leads_count: 0 },
        ],
      },
    },
    { body: { data: [{ id: '21' }], paging: { next: 'x', cursors: { after: 'A' } } } },
    { body: { data: [{ id: '22' }], paging: { cursors: { after: 'B' } } } },
    { body: { access_token: 'of the page' } },
    { body: { data: [{ id: '7', subscribed_fields: ['leadgen'] }] } },
    { body: { data: [] } },
  )
  const pull = (cursor?: string) => pullMeta(cursor, { ...context, get })
  const forms = await pull()
  expect(forms).toMatchObject({ kind: 'page', payloads: [], more: true })
  const first = await pull(JSON.stringify(cursorOf(forms)))
  expect(first).toMatchObject({ payloads: [{ body: Buffer.from('{"id":"21"}') }], more: true })
  const second = await pull(JSON.stringify(cursorOf(first)))
  expect(second).toMatchObject({ payloads: [{ body: Buffer.from('{"id":"22"}') }], more: true })
  const checked = await pull(JSON.stringify(cursorOf(second)))
  expect(checked).toMatchObject({ payloads: [], more: false })
  const next = await pull(JSON.stringify(cursorOf(checked)))
  expect(cursorOf(next)).toMatchObject({ since: NOW_S - 3600, forms: [], checked: NOW_S })
  expect(asked[1]?.url.searchParams.get('filtering')).toBe(
    `[{"field":"time_created","operator":"GREATER_THAN","value":${NOW_S - 2 * 86_400}}]`,
  )
  expect(asked[2]?.url.searchParams.get('after')).toBe('A')
})

test('reads every list of forms', async () => {
  const { get } = answering(
    { body: { data: [{ id: '31' }], paging: { next: 'x', cursors: { after: 'A' } } } },
    { body: { data: [{ id: '32' }] } },
  )
  const round = await pullMeta(undefined, { ...context, get })
  expect(cursorOf(round)).toMatchObject({ forms: ['31', '32'] })
})

test('once a day a round reads the whole week', async () => {
  const { get } = answering({ body: { data: [] } })
  const cursor = { since: 0, started: NOW_S - 900, swept: NOW_S - 90_000, forms: [] }
  const round = await pullMeta(JSON.stringify(cursor), { ...context, get })
  expect(cursorOf(round)).toMatchObject({ since: NOW_S - 7 * 86_400, swept: NOW_S })
})

/** A day after the access was last looked at, with leads read in this very check. */
const due = JSON.stringify({
  since: 0,
  started: NOW_S,
  swept: NOW_S,
  forms: [],
  checked: NOW_S - 90_000,
})
const withApp = { ...context, settings: { ...context.settings, appId: '77777' } }
const APPS = { body: { data: [{ id: '77777', subscribed_fields: ['leadgen', 'feed'] }] } }
const OWN = { body: { access_token: 'own-token' } }

test.each([
  ['no app at all', { body: { data: [] } }],
  ['another app', { body: { data: [{ id: '8', subscribed_fields: ['leadgen'] }] } }],
  ['another field', { body: { data: [{ id: '77777', subscribed_fields: ['feed'] }] } }],
])('a page that sends leads to %s fails until that is mended', async (_case, apps) => {
  const { get, asked } = answering(OWN, apps)
  expect(await pullMeta(due, { ...withApp, get })).toEqual({
    kind: 'failed',
    reason: sourceReasons.meta.unsubscribed,
    needsOwner: true,
  })
  expect(asked[1]?.url.pathname).toBe('/v26.0/100000000000001/subscribed_apps')
  expect(asked[1]?.options?.headers).toEqual({ authorization: 'Bearer own-token' })
  // The next check reads leads before it looks at the access again.
  const later = { ...withApp, now: new Date(NOON.getTime() + 900_000) }
  const round = answering({ body: { data: [] } })
  expect(await pullMeta(due, { ...later, get: round.get })).toMatchObject({ more: true })
  expect(round.asked[0]?.url.pathname).toContain('leadgen_forms')
})

test.each([
  ['never', { expires_at: 0, data_access_expires_at: 0 }, undefined],
  ['with the data access', { expires_at: 0, data_access_expires_at: NOW_S + 60 }, 60],
  ['first', { expires_at: NOW_S + 30, data_access_expires_at: NOW_S + 60 }, 30],
])('the token ends %s', async (_case, token, seconds) => {
  const { get, asked } = answering(OWN, APPS, { body: { data: { is_valid: true, ...token } } })
  const checked = await pullMeta(due, { ...withApp, get })
  const endsAt = seconds === undefined ? undefined : new Date((NOW_S + seconds) * 1000)
  const cursor = checked.kind === 'page' ? checked.cursor : ''
  expect(metaNotes(cursor)).toEqual(endsAt === undefined ? {} : { endsAt })
  expect(asked[2]?.url.searchParams.get('input_token')).toBe('page-token')
  expect(asked[2]?.options?.headers).toEqual({ authorization: 'Bearer 77777|a' })
})

test('what a token may not ask is no fault of the source', async () => {
  const { get, asked } = answering(fault(210), fault(210))
  expect(await pullMeta(due, { ...context, get })).toMatchObject({ kind: 'page', more: false })
  expect(asked).toHaveLength(2)
})

test('a throttled round keeps its cursor', async () => {
  const { get } = answering(fault(4))
  expect(await pullMeta(undefined, { ...context, get })).toMatchObject({ kind: 'throttled' })
})
