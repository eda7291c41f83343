import { expect, test } from 'vitest'

import { SECRET, speakers, type Sent } from '#ops/nightly/sources/speakers.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

import { addSource, deliveriesOf, leadsOf, newPhone } from './source-scene.ts'

/** A source of this kind, and how it sends (SOURCES.md 1 to 6). */
async function speaking(kind: string) {
  const { push, ...texts } = speakers[kind] ?? {}
  if (!push) throw new Error(`Nothing speaks for ${kind}`)
  const source = await addSource(kind, texts)
  const access = { ...source, base: 'http://homes.test', secret: SECRET }
  const leadOf = (phone: string) => ({
    kind,
    phone,
    place: 0,
    sentAt: new Date(),
    isMasked: false,
    isLost: false,
    repeats: 0,
    afterMs: 0,
  })
  return { source, sent: (phone: string) => push(leadOf(phone), access) }
}

function deliver({ part, query = '', body, headers = {} }: Sent) {
  const path = `/api/v1/sources/${part}${query}`
  return fetchPath(path, body === undefined ? { headers } : { method: 'POST', headers, body })
}

/** Meta's webhook names a lead that another request reads (pull-kinds.server.test.ts). */
const kinds = Object.keys(speakers).filter((kind) => kind !== 'meta')

test.each(kinds)('%s makes one lead, also if it sends twice', async (kind) => {
  const { source, sent } = await speaking(kind)
  const phone = newPhone()
  expect((await deliver(sent(phone))).ok).toBe(true)
  expect((await deliver(sent(phone))).ok).toBe(true)
  await expect
    .poll(() => deliveriesOf(source))
    .toMatchObject([{ state: 'read' }, { state: 'read' }])
  expect(await leadsOf(phone)).toMatchObject([{ location: 'Lodha Goa' }])
})

const signing = ['myoperator', 'twilio', 'whatsapp', 'gupshup', '360dialog', 'meta']

test.each(signing)('%s is refused without its proof, and nothing is stored', async (kind) => {
  const { source, sent } = await speaking(kind)
  const { headers, ...signed } = sent(newPhone())
  const unsigned = { 'Content-Type': headers?.['Content-Type'] ?? '' }
  expect((await deliver({ ...signed, headers: unsigned })).status).toBe(401)
  expect(await deliveriesOf(source)).toEqual([])
})

test('portals hear what they expect', async () => {
  const acres = await speaking('99acres')
  const phone = newPhone()
  const acknowledged = await deliver(acres.sent(phone))
  expect(await acknowledged.text()).toBe(
    `<xml><QryResp><QryId>5${phone}</QryId><status>Y</status></QryResp></xml>`,
  )
  const justdial = await speaking('justdial')
  expect(await (await deliver(justdial.sent(newPhone()))).text()).toBe('RECEIVED')
})

test('Meta is answered its challenge, and a wrong token is refused', async () => {
  const { source } = await speaking('whatsapp')
  const challenge = (token: string) =>
    deliver({
      part: source.key,
      query: `?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
    })
  expect(await (await challenge('ours')).text()).toBe('1158201444')
  expect((await challenge('another')).status).toBe(403)
})
