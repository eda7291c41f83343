import { expect, test } from 'vitest'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { db } from '#db/client.server.ts'
import { whileLocked } from '#test/helpers/database/locked.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const path = '/api/v1/user/connect'
const meta = {
  pid: 'northlight',
  appName: 'website',
  ts: '2026-01-02 3:04:05',
  reqAction: 'connect',
  location: 'N/A',
}
const pay = { phone: '9876543210', name: 'Asha Rao', email: 'asha@example.com', message: 'Price?' }

/** A phone that no other test of this run uses. */
let serial = 0
function freshPhone(): string {
  serial += 1
  return `8${String(Date.now()).slice(-6)}${String(serial).padStart(3, '0')}`
}

function call(body: unknown, headers: Record<string, string> = {}) {
  return fetchPath(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function hiddenValue(html: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1]
  return (value ?? '').replaceAll('&quot;', '"')
}

function leadsOf(phone: string) {
  return db.selectFrom('leads').selectAll().where('phone', '=', phone).execute()
}

test('a client written for the old provider is answered 000 and its enquiry stored', async () => {
  const phone = freshPhone()
  const response = await call({ meta, pay: { ...pay, phone } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    statusCode: '000',
    message: enquiryTexts.sent,
    data: {
      reference: expect.stringMatching(contactCode),
      withdraw: expect.stringMatching(/^\/privacy\/withdraw\/[\da-f]{32}$/),
    },
  })
  expect(await leadsOf(phone)).toMatchObject([
    { name: 'Asha Rao', location: 'N/A', message: 'Price?' },
  ])
})
test('our own page adds place, page, what was ticked and the campaign', async () => {
  const phone = freshPhone()
  const more = {
    location: 'Goa',
    page: '/lodha-goa',
    asks: ['Price list'],
    campaign: { last: { gclid: 'g' } },
  }
  await call({ meta, pay: { ...pay, phone, ...more } })
  expect(await leadsOf(phone)).toMatchObject([
    {
      location: 'Goa',
      page: '/lodha-goa',
      message: 'Asked for: Price list.\n\nPrice?',
      campaign: { last: { gclid: 'g' } },
    },
  ])
})
test('malformed extras never refuse an enquiry', async () => {
  const phone = freshPhone()
  const wrong = {
    location: 7,
    page: 'https://elsewhere.example',
    asks: 'x',
    campaign: [1],
    country: null,
  }
  expect((await call({ meta, pay: { ...pay, phone, ...wrong } })).status).toBe(200)
  expect(await leadsOf(phone)).toMatchObject([{ location: 'N/A', page: '', campaign: {} }])
})
test.each([
  { ts: 1_767_300_000, reqAction: ['connect'], appName: 'x'.repeat(500) },
  { ts: null, location: null, appName: null },
])('a meta like %j never refuses an enquiry', async (wrong) => {
  const phone = freshPhone()
  expect((await call({ meta: { ...meta, ...wrong }, pay: { ...pay, phone } })).status).toBe(200)
  expect(await leadsOf(phone)).toMatchObject([{ location: 'N/A' }])
})
test('a name that no one could see is none; marks that hide or turn text are not stored', async () => {
  const phone = freshPhone()
  for (const name of ['\u200d\u200d', '\u3164', '\u00ad\u202e']) {
    expect((await call({ meta, pay: { ...pay, phone, name } })).status).toBe(422)
  }
  const odd = {
    name: 'Asha \u202eRao\uffff',
    email: '\u2068asha@exam\u00adple.com\u2069',
    phone: `\u2068${phone}\u2069`,
    location: 'Goa\ufffe\u202e',
  }
  expect((await call({ meta, pay: { ...pay, ...odd } })).status).toBe(200)
  expect(await leadsOf(phone)).toMatchObject([
    { name: 'Asha Rao', email: 'asha@example.com', location: 'Goa' },
  ])
})
test('sent thrice, with one key or with none, it is one lead; its link is in one answer without a key', async () => {
  const ways: [Record<string, string>, number][] = [
    [{ 'idempotency-key': 'the key of one enquiry' }, 3],
    [{}, 1],
  ]
  for (const [header, linked] of ways) {
    const phone = freshPhone()
    const send = async () => (await call({ meta, pay: { ...pay, phone } }, header)).text()
    const answers = await Promise.all([send(), send(), send()])
    for (const answer of answers) expect(answer).toContain('"statusCode":"000"')
    const links = answers.filter((answer) => answer.includes('/privacy/withdraw/'))
    expect(links).toHaveLength(linked)
    expect(new Set(links).size).toBe(1)
    const references = answers.map((answer) => /"reference":"([^"]+)"/.exec(answer)?.[1])
    expect(new Set(references).size).toBe(1)
    expect(references[0]).toMatch(contactCode)
    expect(await leadsOf(phone)).toHaveLength(1)
  }
})
test('a database that hangs is answered in time, and sent again it is one lead', async () => {
  const phone = freshPhone()
  const send = () => call({ meta, pay: { ...pay, phone } })
  const late = await whileLocked('leads', send)
  expect(late.status).toBe(503)
  expect((await send()).status).toBe(200)
  expect(await leadsOf(phone)).toHaveLength(1)
})

const refusals: [string, unknown, Record<string, string>, number, string][] = [
  ['no name', { meta, pay: { ...pay, name: '' } }, {}, 422, enquiryTexts.required],
  ['no pay fields', { meta, pay: {} }, {}, 422, enquiryTexts.required],
  [
    'a missing field before the phone',
    { meta, pay: { ...pay, phone: '1', email: ' ' } },
    {},
    422,
    enquiryTexts.required,
  ],
  ['a short phone', { meta, pay: { ...pay, phone: '12345' } }, {}, 422, enquiryTexts.phone],
  [
    'a phone beginning with 5',
    { meta, pay: { ...pay, phone: '5876543210' } },
    {},
    422,
    enquiryTexts.phone,
  ],
  ['a wrong pid header', { meta, pay }, { pid: 'other' }, 403, 'Unknown product id'],
  ['a wrong meta.pid', { meta: { ...meta, pid: 'other' }, pay }, {}, 403, 'Unknown product id'],
  ['no JSON', '{', {}, 400, 'The request is not a JSON object with meta and pay'],
  ['no pay', { meta }, {}, 400, 'The request is not a JSON object with meta and pay'],
  ['another content type', 'a=b', { 'content-type': 'text/plain' }, 415, 'Send application/json'],
  [
    'a body over 64 KiB',
    'x'.repeat(65_537),
    {},
    413,
    'The request is larger than 64 KB, which is all we accept.',
  ],
]
test.each(refusals)('refuses %s', async (_name, body, headers, status, message) => {
  const response = await call(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ statusCode: String(status), message })
})
test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers 405 to %s', async (method) => {
  const response = await fetchPath(path, { method, headers: { pid: 'northlight' } })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(await response.json()).toMatchObject({ statusCode: '405' })
})

test('without script the form is stored and the page says so', async () => {
  const phone = freshPhone()
  const response = await postForm(
    '/connect',
    { ...pay, phone: `+91 ${phone}`, page: '/ska-estate', location: 'Greater Noida' },
    { Origin: 'http://homes.test', Referer: 'http://homes.test/ska-estate?utm_source=google' },
  )
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(enquiryTexts.sent)
  expect(await leadsOf(phone)).toMatchObject([
    {
      page: '/ska-estate',
      location: 'Greater Noida',
      campaign: { first: { utm_source: 'google' } },
    },
  ])
})
test('without script a refused form comes back with its text and everything typed', async () => {
  const response = await postForm('/connect', {
    ...pay,
    phone: '12345',
    message: 'Plots & "views"',
  })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(html).toContain(enquiryTexts.phone)
  expect(html).toContain('role="alert"')
  expect(html).toContain('value="Asha Rao"')
  expect(html).toContain('value="12345"')
  expect(html).toContain('Plots &amp; &quot;views&quot;')
})
test('without script a form sent again after a refusal keeps its project, its campaign and what was ticked', async () => {
  const phone = freshPhone()
  const first = { ...pay, phone, email: 'asha@', page: '/ska-estate', location: 'SKA Estate' }
  const advertised = 'http://homes.test/ska-estate?utm_source=google&gclid=x'
  const refused = await postForm(
    '/connect',
    { ...first, asks: 'Price list' },
    { Origin: 'http://homes.test', Referer: advertised },
  )
  const html = await refused.text()
  expect(html).toContain('This enquiry is about ')
  expect(html).toMatch(/<input type="checkbox" name="asks" checked="" value="Price list"\/>/)
  const kept = Object.fromEntries(
    ['page', 'location', 'campaign'].map((name) => [name, hiddenValue(html, name)]),
  )
  const again = { ...pay, ...kept, phone, asks: 'Price list' }
  await postForm('/connect', again, {
    Origin: 'http://homes.test',
    Referer: 'http://homes.test/connect',
  })
  expect(await leadsOf(phone)).toMatchObject([
    {
      page: '/ska-estate',
      location: 'SKA Estate',
      message: expect.stringContaining('Price list'),
      campaign: { first: { utm_source: 'google', gclid: 'x', page: '/ska-estate' } },
    },
  ])
})
test('without script an empty form is refused', async () => {
  const response = await postForm('/connect', {})
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(enquiryTexts.required)
})
test.each([{ Origin: 'null' }, {}])('a hidden origin %j is accepted', async (headers) => {
  expect((await postForm('/connect', { ...pay, phone: freshPhone() }, headers)).status).toBe(200)
})
