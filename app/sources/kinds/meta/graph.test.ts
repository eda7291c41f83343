import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { answering, jsonPayload, NOON } from '#test/helpers/deliveries.ts'

import { pullMeta } from './pull-meta.ts'
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
    { body: { data: [] } },
  )
  const pull = (cursor?: string) => pullMeta(cursor, { ...context, get })
  const forms = await pull()
  expect(forms).toMatchObject({ kind: 'page', payloads: [], more: true })
  const first = await pull(JSON.stringify(cursorOf(forms)))
  expect(first).toMatchObject({ payloads: [{ body: Buffer.from('{"id":"21"}') }], more: true })
  const second = await pull(JSON.stringify(cursorOf(first)))
  expect(second).toMatchObject({ payloads: [{ body: Buffer.from('{"id":"22"}') }], more: false })
  const next = await pull(JSON.stringify(cursorOf(second)))
  expect(cursorOf(next)).toMatchObject({ since: NOW_S - 3600, forms: [] })
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

test('a throttled round keeps its cursor', async () => {
  const { get } = answering(fault(4))
  expect(await pullMeta(undefined, { ...context, get })).toMatchObject({ kind: 'throttled' })
})
