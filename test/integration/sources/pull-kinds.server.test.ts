import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { formatTime } from '#app/audit/format-time.ts'
import { checkHealth } from '#app/health/health-checks.server.ts'
import { countSourceTasks, findSummary } from '#app/sources/page/list-sources.server.ts'
import { sourceView } from '#app/sources/page/source-view.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { sourceTexts } from '#app/strings/en/sources/sources.ts'
import type { PullGet } from '#app/sources/adapter.ts'
import { pullNext } from '#app/sources/pull/pull-sources.server.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { db } from '#db/client.server.ts'
import { answering } from '#test/helpers/deliveries.ts'

import { addSource, deliveriesOf, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

const login = { settings: { userName: 'exampleuser' }, secrets: { token: 't', password: 'p' } }

function never(error: unknown) {
  throw error
}

/** As the job does once the source is due; other sources are not. */
async function check(source: MadeSource, get: PullGet) {
  await sql`update sources set next_pull_at = case when id = ${source.id} then now() - interval '1 second' end`.execute(
    db,
  )
  await pullNext(db, never, () => get)
  const { rows } = await sql<{
    cursor: string | null
    failure: string | null
    waits: boolean
  }>`select cursor, failure, next_pull_at is not null as waits from sources where id = ${source.id}`.execute(
    db,
  )
  return rows[0]
}

function acres(phones: string[]) {
  const responses = phones.map(
    (phone) =>
      `<Resp><QryDtl QueryId="${phone}"><RcvdOn>2026-10-08 12:00:00</RcvdOn></QryDtl><CntctDtl><Name>Asha Example</Name><Phone>+91-${phone}</Phone></CntctDtl></Resp>`,
  )
  return { body: `<Xml ActionStatus="true">${responses.join('')}</Xml>` }
}

test('the last days are read again and again, and each lead is stored once', async () => {
  const source = await addSource('99acres', login)
  const [first, late] = [newPhone(), newPhone()]
  const { get } = answering(acres([first]), acres([first]), acres([late, first]))
  await check(source, get)
  await check(source, get)
  expect(await leadsOf(first)).toHaveLength(1)
  await check(source, get)
  expect(await leadsOf(first)).toHaveLength(1)
  expect(await leadsOf(late)).toHaveLength(1)
  expect(await deliveriesOf(source)).toHaveLength(2)
})

test('half an answer makes nothing, and the cursor stays', async () => {
  const source = await addSource('99acres', login)
  const phone = newPhone()
  const whole = acres([phone])
  const { get } = answering({ body: whole.body.slice(0, -20) }, whole)
  expect(await check(source, get)).toEqual({
    cursor: null,
    failure: sourceReasons.halfAnswer,
    waits: true,
  })
  expect(await leadsOf(phone)).toEqual([])
  expect(await check(source, get)).toMatchObject({ failure: null })
  expect(await leadsOf(phone)).toHaveLength(1)
})

test.each([
  ['99acres', '99acres', {}],
  ['Magicbricks', 'magicbricks', {}],
  ['Housing', 'housing', { settings: { profileId: '7' } }],
  ['IndiaMART', 'indiamart', {}],
])('%s without a login only sends, and nothing fails', async (_name, kind, texts) => {
  const source = await addSource(kind, texts)
  const { get, asked } = answering()
  expect(await check(source, get)).toEqual({ cursor: null, failure: null, waits: false })
  expect(asked).toEqual([])
})

test('Meta’s forms are read page after page in one check', async () => {
  const source = await addSource('meta', {
    settings: { pageId: '100000000000001' },
    secrets: { appSecret: 'a', verifyToken: 'b', pageToken: 'c' },
  })
  const phones = [newPhone(), newPhone()]
  const [one, two] = phones.map((phone) => ({
    id: phone,
    field_data: [{ name: 'phone_number', values: [`+91${phone}`] }],
  }))
  const { get } = answering(
    { body: { data: [{ id: '31', leads_count: 2 }] } },
    { body: { data: [one], paging: { next: 'x', cursors: { after: 'A' } } } },
    { body: { data: [two] } },
    { body: { access_token: 'own' } },
    { body: { data: [{ id: '7', subscribed_fields: ['leadgen'] }] } },
  )
  expect(await check(source, get)).toMatchObject({ failure: null, waits: true })
  for (const phone of phones) expect(await leadsOf(phone)).toHaveLength(1)
})

test('a token that ends within two weeks is a task of owners, and a page without a subscription a failure', async () => {
  const source = await addSource('meta', {
    settings: { pageId: '100000000000001', appId: '77777' },
    secrets: { appSecret: 'a', verifyToken: 'b', pageToken: 'c' },
  })
  const endsAt = Math.floor(Date.now() / 1000) + 10 * 86_400
  const own = { body: { access_token: 'own' } }
  const tasks = await countSourceTasks(db)
  const { get } = answering(
    { body: { data: [] } },
    own,
    { body: { data: [{ id: '77777', subscribed_fields: ['leadgen'] }] } },
    { body: { data: { expires_at: endsAt, data_access_expires_at: 0 } } },
  )
  expect(await check(source, get)).toMatchObject({ failure: null })
  expect(await countSourceTasks(db)).toBe(tasks + 1)
  const now = new Date()
  const summary = await findSummary(db, source.id, now)
  const day = formatTime(new Date(endsAt * 1000), now)
  expect(summary && sourceView(summary, now).notice).toBe(
    sourceTexts.notice.ends(sourceKinds['meta']?.name ?? '', day),
  )
  const checks = await checkHealth(db, [])
  expect(checks.find(({ name }) => name === 'leadSources')).toMatchObject({
    state: 'look',
    message: healthTexts.leadSources.ends('Landing page', day),
  })
  await sql`update sources set cursor = (cursor::jsonb || '{"started": 0, "checked": 0}')::text
    where id = ${source.id}`.execute(db)
  const broken = answering({ body: { data: [] } }, own, { body: { data: [] } })
  expect(await check(source, broken.get)).toMatchObject({
    failure: sourceReasons.meta.unsubscribed,
  })
})
