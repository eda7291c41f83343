import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import {
  answering,
  jsonPayload,
  NOON,
  queryPayload,
  sourceRequest,
  textPayload,
} from '#test/helpers/deliveries.ts'

import { magicbricks } from './magicbricks.ts'

const context = { settings: {}, secrets: { key: 'EXAMPLE~~~~~~2B~~~~~~3D' }, now: NOON }
const PULLED = `<root><leads count="1"><lead>
  <name>Asha Example</name><isd>91</isd><mobile>9800000001</mobile><email>asha@example.com</email>
  <msg>I am interested in your property</msg><dt>20261008</dt><time>120000</time>
  <city>Pune</city><loc>Baner</loc><project>Example Heights</project><pid>80000001</pid>
</lead></leads></root>`
const JSON_PULLED = {
  leadPojo: {
    leads: [
      {
        name: 'Asha Example',
        isd: '91',
        mobile: '9800000001',
        email: 'asha@example.com',
        msg: 'I am interested',
        city: 'Pune',
        locality: 'Baner',
        project: 'Example Heights',
      },
    ],
  },
}
const PUSHED =
  'source=MagicBricks&name=Asha+Example&isd=91&mobile=9800000001&email=asha%40example.com&msg=Call+me&project=Example+Heights&time=12:00:00&propertyPurpose[]=buy&bedroomNum[]=3'
const ASHA = {
  name: 'Asha Example',
  phones: ['+919800000001'],
  email: 'asha@example.com',
  project: 'Example Heights',
}

function xml(text: string) {
  return textPayload(text, 'application/xml')
}

test.each([
  [
    'the pull',
    xml(PULLED),
    { ...ASHA, place: 'Baner, Pune', sentAt: NOON, campaign: { adId: '80000001' } },
  ],
  ['the pull without a root', xml(PULLED.replaceAll(/<\/?root>/g, '')), ASHA],
  ['the pull as JSON', jsonPayload(JSON_PULLED), { ...ASHA, place: 'Baner, Pune' }],
  [
    'the push',
    queryPayload(PUSHED),
    {
      ...ASHA,
      sentAt: NOON,
      fields: { source: 'MagicBricks', 'propertyPurpose[]': 'buy', 'bedroomNum[]': '3' },
    },
  ],
  ['the push as a form', textPayload(PUSHED, 'application/x-www-form-urlencoded'), ASHA],
  [
    'other names',
    jsonPayload({
      lead: {
        BuyerName: 'Asha Example',
        ContactNo: '9800000001',
        RequirementID: 7,
        Budget: '1.2 Cr',
        PostedOn: '2026-10-08 12:00:00',
      },
    }),
    {
      externalId: '7',
      name: 'Asha Example',
      phones: ['9800000001'],
      sentAt: NOON,
      fields: { Budget: '1.2 Cr' },
    },
  ],
  [
    'a push of one minute before midnight',
    queryPayload(PUSHED.replace('12:00:00', '23:59:00')),
    { sentAt: new Date('2026-10-07T18:29:00Z') },
  ],
  [
    'midnight in India',
    xml(PULLED.replace('120000', '000000')),
    { sentAt: new Date('2026-10-07T18:30:00Z') },
  ],
  [
    'an early time without its zero',
    xml(PULLED.replace('120000', '90500')),
    { sentAt: new Date('2026-10-08T03:35:00Z') },
  ],
  [
    'a masked name',
    queryPayload('name=Magicbricks+User&mobile=9800000001'),
    { phones: ['9800000001'] },
  ],
  ['no phone', queryPayload('name=Asha&email=asha@example.com'), { phones: [] }],
  [
    'two phones',
    queryPayload('mobile=9800000001/9800000002'),
    { phones: ['9800000001', '9800000002'] },
  ],
  ['a foreign phone', queryPayload('isd=971&mobile=500000001'), { phones: ['+971500000001'] }],
  [
    'HTML, emoji and Devanagari',
    queryPayload('mobile=9800000001&msg=<b>नमस्ते</b> 🏠'),
    { message: 'नमस्ते 🏠' },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(magicbricks.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test('a lead that hides all of its person is known again when it is read again', () => {
  const hidden = xml('<lead><dt>20261008</dt><time>120000</time><pid>80000001</pid></lead>')
  expect(magicbricks.parse(hidden, context)).toEqual({
    kind: 'leads',
    leads: [
      {
        portal: 'magicbricks',
        phones: [],
        sentAt: NOON,
        campaign: { adId: '80000001' },
        fields: {},
      },
    ],
  })
})

test('a masked name is no name', () => {
  const parsed = magicbricks.parse(queryPayload('name=MB+User&mobile=9800000001'), context)
  expect(parsed.kind === 'leads' && parsed.leads[0]).not.toHaveProperty('name')
})

test.each([
  ['an empty list', xml('<root><leads count="0"></leads></root>'), 'nothing'],
  ['an empty list of JSON', jsonPayload({ leadPojo: { leads: [] } }), 'nothing'],
  ['half a document', xml(PULLED.slice(0, 120)), 'review'],
  ['another format', queryPayload('hello=world'), 'review'],
  ['broken JSON', textPayload('{"lead":', 'application/json'), 'review'],
])('%s is %s', (_case, payload, kind) => {
  expect(magicbricks.parse(payload, context).kind).toBe(kind)
})

test('a look without a query is no delivery', () => {
  expect(magicbricks.answerWithoutDelivery?.(sourceRequest('/'), context)?.status).toBe(200)
  const delivery = sourceRequest(`/?${PUSHED}`)
  expect(magicbricks.answerWithoutDelivery?.(delivery, context)).toBeUndefined()
})

test('pulls from two days back to two days ahead, with the key as it is', async () => {
  const { get, asked } = answering({ body: PULLED }, { body: PULLED })
  const page = await magicbricks.pull?.read(undefined, { ...context, get })
  expect(asked[0]?.url.href).toBe(
    'https://rating.magicbricks.com/mbRating/download.xml?key=EXAMPLE~~~~~~2B~~~~~~3D&startDate=20261006&endDate=20261010',
  )
  expect(page).toMatchObject({ kind: 'page', cursor: NOON.toISOString(), more: false })
  const payload = page?.kind === 'page' ? page.payloads[0] : undefined
  expect(payload && magicbricks.parse(payload, context)).toMatchObject({ leads: [ASHA] })
  const plain = { ...context, settings: { protocol: 'http' as const } }
  await magicbricks.pull?.read('2026-10-01T06:30:00.000Z', { ...plain, get })
  expect(asked[1]?.url.protocol).toBe('http:')
  expect(asked[1]?.url.searchParams.get('startDate')).toBe('20260929')
})

test.each([
  [
    'an address that is not known',
    { body: 'Access Denied' },
    { reason: sourceReasons.magicbricksAccess, needsOwner: true },
  ],
  [
    'an error',
    { body: '<root><status>error</status><errormsg>Invalid key</errormsg></root>' },
    { reason: sourceReasons.refused('Invalid key'), needsOwner: true },
  ],
  [
    'fewer leads than announced',
    { body: PULLED.replace('"1"', '"2"') },
    { reason: sourceReasons.halfAnswer },
  ],
  ['half an answer', { body: PULLED.slice(0, 120) }, { reason: sourceReasons.halfAnswer }],
  ['status 429', { status: 429, body: '' }, { kind: 'throttled' }],
])('a pull meets %s', async (_case, answer, expected) => {
  const { get } = answering(answer)
  expect(await magicbricks.pull?.read(undefined, { ...context, get })).toMatchObject(expected)
})
