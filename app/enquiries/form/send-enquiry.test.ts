import { afterEach, expect, test, vi } from 'vitest'

import { callTime, sendEnquiry, type Dispatch } from './send-enquiry.ts'

test('a call carries its time as YYYY-MM-DD h:mm:ss', () => {
  expect(callTime(new Date(2026, 0, 2, 15, 4, 5))).toBe('2026-01-02 3:04:05')
  expect(callTime(new Date(2026, 10, 12, 0, 0, 0))).toBe('2026-11-12 12:00:00')
})

const dispatch: Dispatch = {
  enquiry: {
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@example.com',
    message: 'Price?',
    country: 'IN',
  },
  asks: [],
  location: '',
  page: '/connect',
  campaign: {},
  key: 'k',
  productId: 'northlight',
  reach: {},
}

function answerWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
}

afterEach(() => vi.unstubAllGlobals())

test.each([408, 425, 429, 500, 502, 503, 504])(
  'an answer of %i says nothing of the enquiry, with any text',
  async (status) => {
    answerWith(status, { statusCode: String(status), message: 'Wait.' })
    expect(await sendEnquiry(dispatch)).toEqual({ received: false })
  },
)

test.each([400, 403, 413, 415, 422])(
  'an answer of %i is a refusal with its text',
  async (status) => {
    answerWith(status, { statusCode: String(status), message: 'No.' })
    expect(await sendEnquiry(dispatch)).toEqual({ received: true, ok: false, text: 'No.' })
  },
)

test('only our own 000 is an acceptance: any other program’s answer says nothing', async () => {
  answerWith(200, { statusCode: '000', message: 'Thank you.' })
  expect(await sendEnquiry(dispatch)).toEqual({ received: true, ok: true, text: 'Thank you.' })
  answerWith(200, { statusCode: '000', message: 'Thank you.', data: { reference: 'K7M2QX' } })
  expect(await sendEnquiry(dispatch)).toMatchObject({ ok: true, reference: 'K7M2QX' })
  answerWith(200, { login: 'This network asks you to sign in.' })
  expect(await sendEnquiry(dispatch)).toEqual({ received: false })
})
