import { sql } from 'kysely'
import { expect, test } from 'vitest'

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
  await sql`update sources set next_pull_at = case when id = ${source.id} then now() end`.execute(
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
  )
  expect(await check(source, get)).toMatchObject({ failure: null, waits: true })
  for (const phone of phones) expect(await leadsOf(phone)).toHaveLength(1)
})
