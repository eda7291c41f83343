import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { fetchPath } from '#test/helpers/site/app.ts'

import { addSource, deliveriesOf, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

type Sent = { query?: string; body?: string; headers?: Record<string, string> }

/** As a portal sends it: the key is in the address. */
function deliver({ key }: MadeSource, { query = '', body, headers = {} }: Sent) {
  const path = `/api/v1/sources/${key}${query}`
  return fetchPath(path, body === undefined ? {} : { method: 'POST', headers, body })
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

const asForm = (fields: Record<string, string>) => ({
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
})
const asJson = (value: unknown) => ({ headers: JSON_TYPE, body: JSON.stringify(value) })
const asQuery = (fields: Record<string, string>) => ({
  query: `?${new URLSearchParams(fields).toString()}`,
})

/** SOURCES.md 4 and 5, each with this phone. */
const deliveries: Record<string, (phone: string) => Sent> = {
  '99acres': (phone) => ({
    headers: { 'Content-Type': 'text/xml' },
    body: `<Xml><Qry><QryId>${phone}</QryId><ProjectName>Lodha Goa</ProjectName><Name>Asha Example</Name><Phone>(91-${phone})</Phone></Qry></Xml>`,
  }),
  magicbricks: (phone) =>
    asQuery({
      name: 'Asha Example',
      isd: '91',
      mobile: phone,
      time: '12:00:00',
      project: 'Lodha Goa',
    }),
  housing: (phone) =>
    asJson({ name: 'Asha Example', isd: '91', mobile: phone, project: 'Lodha Goa' }),
  indiamart: (phone) =>
    asJson({
      CODE: 200,
      RESPONSE: {
        UNIQUE_QUERY_ID: phone,
        SENDER_NAME: 'Asha Example',
        SENDER_MOBILE: `+91-${phone}`,
      },
    }),
  justdial: (phone) => asQuery({ leadid: phone, name: 'Asha Example', mobile: phone }),
  exotel: (phone) =>
    asQuery({
      CallSid: phone,
      CallFrom: `0${phone}`,
      CallTo: '02200000000',
      CallType: 'incomplete',
    }),
  myoperator: (phone) =>
    asForm({ myoperator: JSON.stringify({ _ai: phone, _cl: `+91${phone}`, _ev: 1, _su: 2 }) }),
  knowlarity: (phone) => asJson({ uuid: phone, customer_number: `+91${phone}`, status: 'missed' }),
  smartflo: (phone) =>
    asJson({
      uuid: phone,
      direction: 'inbound',
      call_status: 'missed',
      caller_id_number: `91${phone}`,
    }),
  callerdesk: (phone) =>
    asForm({ CallSid: phone, SourceNumber: `0${phone}`, Status: 'CANCEL', Direction: 'IVR' }),
  gupshup: (phone) => asJson(whatsapp(phone)),
  '360dialog': (phone) => asJson(whatsapp(phone)),
}

function whatsapp(phone: string) {
  const value = {
    contacts: [{ profile: { name: 'Asha Example' }, wa_id: `91${phone}` }],
    messages: [{ from: `91${phone}`, id: `wamid.${phone}`, type: 'text', text: { body: 'Hi' } }],
  }
  return { entry: [{ id: '110000000000001', changes: [{ field: 'messages', value }] }] }
}

test.each(Object.entries(deliveries))(
  '%s makes one lead, also if it sends twice',
  async (kind, sentBy) => {
    const source = await addSource(kind, { settings: { project: 'Lodha Goa' } })
    const phone = newPhone()
    const sent = sentBy(phone)
    expect((await deliver(source, sent)).status).toBe(200)
    expect((await deliver(source, sent)).status).toBe(200)
    await expect
      .poll(() => deliveriesOf(source))
      .toMatchObject([{ state: 'read' }, { state: 'read' }])
    expect(await leadsOf(phone)).toMatchObject([{ location: 'Lodha Goa' }])
  },
)

test('portals hear what they expect', async () => {
  const acres = await addSource('99acres')
  const phone = newPhone()
  const acknowledged = await deliver(acres, deliveries['99acres']?.(phone) ?? {})
  expect(await acknowledged.text()).toBe(
    `<xml><QryResp><QryId>${phone}</QryId><status>Y</status></QryResp></xml>`,
  )
  const justdial = await addSource('justdial', { settings: { answer: 'SUCCESS' } })
  const answered = await deliver(justdial, deliveries['justdial']?.(newPhone()) ?? {})
  expect(await answered.text()).toBe('SUCCESS')
})

test('Meta is answered its challenge, and an unsigned message is refused', async () => {
  const secrets = { appSecret: 'app-secret', verifyToken: 'our-token' }
  const source = await addSource('whatsapp', { secrets })
  const challenge = (token: string) =>
    deliver(source, {
      query: `?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
    })
  expect(await (await challenge('our-token')).text()).toBe('1158201444')
  expect((await challenge('another')).status).toBe(403)
  const phone = newPhone()
  const { body, headers } = asJson(whatsapp(phone))
  expect((await deliver(source, { body, headers })).status).toBe(401)
  expect(await deliveriesOf(source)).toEqual([])
  const signature = `sha256=${createHmac('sha256', 'app-secret').update(body).digest('hex')}`
  const signed = { body, headers: { ...headers, 'X-Hub-Signature-256': signature } }
  expect((await deliver(source, signed)).status).toBe(200)
  await expect.poll(() => leadsOf(phone)).toMatchObject([{ name: 'Asha Example' }])
})

test('Twilio signs the whole address and the sorted fields', async () => {
  const source = await addSource('twilio', { secrets: { authToken: 'auth-token' } })
  const phone = newPhone()
  const { body, headers } = asForm({
    CallSid: phone,
    CallStatus: 'no-answer',
    Direction: 'inbound',
    From: `+91${phone}`,
  })
  expect((await deliver(source, { body, headers })).status).toBe(401)
  const said = `CallSid${phone}CallStatusno-answerDirectioninboundFrom+91${phone}`
  const signature = createHmac('sha1', 'auth-token')
    .update(`http://homes.test/api/v1/sources/${source.key}${said}`)
    .digest('base64')
  const signed = { body, headers: { ...headers, 'X-Twilio-Signature': signature } }
  expect((await deliver(source, signed)).status).toBe(200)
  await expect.poll(() => leadsOf(phone)).toHaveLength(1)
})
