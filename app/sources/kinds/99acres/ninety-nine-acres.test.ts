import { expect, test } from 'vitest'

import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { answering, formPayload, jsonPayload, NOON, textPayload } from '#test/helpers/deliveries.ts'

import { ninetyNineAcres } from './ninety-nine-acres.ts'

const context = {
  settings: { userName: 'exampleuser' },
  secrets: { token: 'TOKEN', password: 'example & password' },
  now: NOON,
}
const PULLED = `<?xml version="1.0" encoding="UTF-8"?>
<Xml ActionStatus="true">
  <Resp>
    <QryDtl ResType="S2M" QueryId="650000000000000000000001">
      <CmpctLabl><![CDATA[Rs. 1.2 Cr, 3 BHK Apartment for Sale in Baner, Pune]]></CmpctLabl>
      <QryInfo><![CDATA[I am interested in this property.]]></QryInfo>
      <RcvdOn><![CDATA[2026-10-08 12:00:00]]></RcvdOn>
      <ProjId><![CDATA[550]]></ProjId>
      <ProjName><![CDATA[Example Heights]]></ProjName>
      <CityName><![CDATA[Pune]]></CityName>
      <ResCom><![CDATA[R]]></ResCom>
      <Price><![CDATA[12000000]]></Price>
      <PhoneVerificationStatus><![CDATA[VERIFIED]]></PhoneVerificationStatus>
      <EmailVerificationStatus><![CDATA[UNVERIFIED]]></EmailVerificationStatus>
      <IDENTITY><![CDATA[Individual]]></IDENTITY>
      <PROPERTY_CODE><![CDATA[A10000001]]></PROPERTY_CODE>
      <SubUserName><![CDATA[exampleuser]]></SubUserName>
      <ProdId Status="Active" Type="LP-P"><![CDATA[A10000001]]></ProdId>
    </QryDtl>
    <CntctDtl>
      <Name><![CDATA[Asha Example]]></Name>
      <Email><![CDATA[asha@example.com]]></Email>
      <Phone><![CDATA[+91-9800000001]]></Phone>
    </CntctDtl>
  </Resp>
</Xml>`
const PUSHED = `<Xml><Qry>
  <QryType>S</QryType><QryId>700000001</QryId>
  <CmpctLabl>3 BHK in Baner</CmpctLabl><QryInfo>Please call</QryInfo>
  <RcvdOn>2026-10-08 12:00:00</RcvdOn>
  <ProdType>CS</ProdType><ProdId>A10000001</ProdId>
  <ProjectCode>550</ProjectCode><ProjectName>Example Heights</ProjectName>
  <Name>Asha Example</Name><Email>asha@example.com</Email><Phone>(91-9800000001)</Phone>
  <PhoneVerificationStatus>VERIFIED</PhoneVerificationStatus>
  <EmailVerificationStatus>UNVALIDATED</EmailVerificationStatus>
  <Identity>I</Identity><SubUserName>exampleuser</SubUserName>
  <listingurl>https://www.example.com/A10000001</listingurl>
  <preference>S</preference><resCom>R</resCom><bedroomNum>3</bedroomNum><cityName>Pune</cityName>
</Qry></Xml>`
const FLAT = {
  Name: 'Asha Example',
  ContactNo: '91-9800000001',
  EmailId: 'asha@example.com',
  InterestedIn: 'Example Heights|Baner|Pune',
  Bhk: '3',
  ResCom: 'R',
  Query: 'Please call',
  ReceivedDate: '2026-10-08 12:00:00',
  ProductCode: 'A10000001',
  ProductType: 'Listing',
  ResponseType: 'Query',
  LeadScore: '',
  Duplicate: 'No',
  City: 'Pune',
}
const ASHA = {
  name: 'Asha Example',
  email: 'asha@example.com',
  project: 'Example Heights',
  sentAt: NOON,
  campaign: { adId: 'A10000001' },
}

function xml(text: string) {
  return textPayload(text, 'text/xml')
}

test.each([
  [
    'the pull',
    xml(PULLED),
    { ...ASHA, externalId: '650000000000000000000001', phones: ['+91-9800000001'], place: 'Pune' },
  ],
  ['the push', xml(PUSHED), { ...ASHA, externalId: '700000001', phones: ['(91-9800000001)'] }],
  ['XML in a form', formPayload({ xml: PUSHED }), { ...ASHA, externalId: '700000001' }],
  ['XML in JSON', jsonPayload({ Xml: PUSHED, api_key: 'k' }), { ...ASHA, externalId: '700000001' }],
  ['flat JSON', jsonPayload(FLAT), { ...ASHA, phones: ['91-9800000001'], place: 'Baner, Pune' }],
  ['a list of flat JSON', jsonPayload({ data: [FLAT] }), ASHA],
  [
    'the older id',
    xml(PULLED.replace('QueryId', 'TblId')),
    { externalId: '650000000000000000000001' },
  ],
  ['a date with slashes', xml(PUSHED.replaceAll('2026-10-08', '2026/10/08')), { sentAt: NOON }],
  [
    'no email',
    xml(PUSHED.replace('<Email>asha@example.com</Email>', '')),
    { name: 'Asha Example' },
  ],
  ['no phone', xml(PUSHED.replace('(91-9800000001)', '')), { phones: [] }],
  [
    'two phones',
    xml(PUSHED.replace('(91-9800000001)', '9800000001,9800000002')),
    { phones: ['9800000001', '9800000002'] },
  ],
  [
    'a foreign phone',
    xml(PUSHED.replace('(91-9800000001)', '+971-500000001')),
    { phones: ['+971-500000001'] },
  ],
  [
    'HTML, emoji and Devanagari',
    xml(PULLED.replace('I am interested', '<b>नमस्ते</b> 🏠')),
    { message: 'नमस्ते 🏠 in this property.' },
  ],
  [
    'a future time',
    xml(PUSHED.replace('2026-10-08', '2027-10-08')),
    { sentAt: new Date('2027-10-08T06:30:00Z') },
  ],
  [
    'midnight in India',
    xml(PUSHED.replace('12:00:00', '00:00:00')),
    { sentAt: new Date('2026-10-07T18:30:00Z') },
  ],
])('reads %s', (_case, payload, lead) => {
  expect(ninetyNineAcres.parse(payload, context)).toMatchObject({ kind: 'leads', leads: [lead] })
})

test('keeps what it does not know', () => {
  const parsed = ninetyNineAcres.parse(xml(PULLED), context)
  expect(parsed.kind === 'leads' && parsed.leads[0]?.fields).toMatchObject({
    ResType: 'S2M',
    Price: '12000000',
    IDENTITY: 'Individual',
  })
})

test.each([
  ['no Resp', '<Xml ActionStatus="true"></Xml>', 'nothing'],
  ['an error', '<Xml ActionStatus="false"><ErrorDetail/></Xml>', 'review'],
  ['half a document', PULLED.slice(0, 900), 'review'],
  [
    'an external entity',
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${PUSHED}`,
    'review',
  ],
  ['another format', '{"hello":"world"}', 'review'],
  ['broken JSON', '{"data":', 'review'],
])('%s is %s', (_case, text, kind) => {
  expect(ninetyNineAcres.parse(xml(text), context).kind).toBe(kind)
})

test('acknowledges each id of a push, and nothing else', () => {
  const two = PUSHED.replace('</Qry>', '</Qry><Qry><QryID>700000002</QryID></Qry>')
  expect(ninetyNineAcres.accepted?.(xml(two), context)?.body).toBe(
    '<xml><QryResp><QryId>700000001</QryId><status>Y</status></QryResp><QryResp><QryId>700000002</QryId><status>Y</status></QryResp></xml>',
  )
  expect(ninetyNineAcres.accepted?.(jsonPayload(FLAT), context)).toBeUndefined()
})

test('pulls two days, each lead apart, and reads them again next time', async () => {
  const { get, asked } = answering({ body: PULLED }, { body: PULLED })
  const first = await ninetyNineAcres.pull?.read(undefined, { ...context, get })
  expect(first).toMatchObject({ kind: 'page', cursor: NOON.toISOString(), more: false })
  const payload = first?.kind === 'page' ? first.payloads[0] : undefined
  expect(payload && ninetyNineAcres.parse(payload, context)).toMatchObject({ leads: [ASHA] })
  const query = new URLSearchParams(asked[0]?.options?.body).get('xml')
  expect(asked[0]?.url.href).toBe('https://www.99acres.com/99api/v1/getmy99Response/TOKEN/uid/')
  expect(query).toContain('<start_date>2026-10-06 12:00:00</start_date>')
  expect(query).toContain('<pswd>example &amp; password</pswd>')
  const later = { ...context, now: new Date(NOON.getTime() + 720_000) }
  await ninetyNineAcres.pull?.read(NOON.toISOString(), { ...later, get })
  const again = new URLSearchParams(asked[1]?.options?.body).get('xml')
  expect(again).toContain('<start_date>2026-10-06 13:00:00</start_date>')
  expect(again).toContain('<end_date>2026-10-08 12:12:00</end_date>')
})

test('after five days away it reads window after window', async () => {
  const empty = { body: '<Xml ActionStatus="true"/>' }
  const { get } = answering(empty, empty)
  const cursor = new Date(NOON.getTime() - 5 * 86_400_000).toISOString()
  expect(await ninetyNineAcres.pull?.read(cursor, { ...context, get })).toEqual({
    kind: 'page',
    payloads: [],
    cursor: 'from 2026-10-03T07:30:00.000Z',
    more: true,
  })
  const next = await ninetyNineAcres.pull?.read('from 2026-10-03T07:30:00.000Z', {
    ...context,
    get,
  })
  expect(next).toMatchObject({ cursor: 'from 2026-10-05T07:30:00.000Z' })
})

const REFUSED = (code: string) =>
  `<Xml ActionStatus="false"><ErrorDetail><Code>${code}</Code><Message>Request limit exceeded</Message></ErrorDetail></Xml>`

test.each([
  ['its limit', { body: REFUSED('ERROR-0007') }, { kind: 'throttled', retryAfterMs: 600_000 }],
  [
    'a wrong login',
    { body: REFUSED('ERROR-0001') },
    { reason: sourceReasons.login, needsOwner: true },
  ],
  ['an old text', { body: 'authentication does not succeed' }, { needsOwner: true }],
  [
    'another error',
    { body: REFUSED('ERROR-0009') },
    { reason: sourceReasons.refused('ERROR-0009 Request limit exceeded') },
  ],
  ['half an answer', { body: PULLED.slice(0, 900) }, { kind: 'failed', needsOwner: false }],
  [
    'status 429',
    { status: 429, body: '', headers: { 'retry-after': '60' } },
    { retryAfterMs: 60_000 },
  ],
  ['status 502', { status: 502, body: '' }, { kind: 'failed', needsOwner: false }],
  ['a redirect', { status: 302, body: '' }, { kind: 'failed' }],
])('a pull meets %s', async (_case, answer, expected) => {
  const { get } = answering(answer)
  expect(await ninetyNineAcres.pull?.read(undefined, { ...context, get })).toMatchObject(expected)
})
