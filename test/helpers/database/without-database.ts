import { expect } from 'vitest'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { readCalls } from '#test/helpers/documented.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const credentials = { phone: '9876500009', password: 'not the password' }
const Cookie = 'desk.session_token=abc.def'
const enquiry = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  message: 'Price?',
}

/** Asks whatever needs the database, at once; each answers in its own shape although there is none. */
export async function expectAnswers(): Promise<void> {
  await Promise.all([
    expectCall('/api/v1/user/connect', enquiry, enquiryTexts.failed),
    expectCall('/api/v1/admin/allLeads', credentials, signInTexts.unreachable),
    expectIntent(),
    expectVitals(),
    expectForm(),
    expectCalendar(),
    expectLogin(),
    expectOpen(),
  ])
}

async function expectCall(path: string, pay: object, message: string): Promise<void> {
  const meta = { pid: 'northlight' }
  const headers = { 'content-type': 'application/json', pid: 'northlight' }
  const response = await fetchPath(path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ meta, pay }),
  })
  expectUnavailable(response)
  expect(await response.clone().json()).toEqual({ statusCode: '503', message })
  await expectShown(path, response)
}

/** As the document shows it, to the word. */
async function expectShown(path: string, response: Response): Promise<void> {
  const call = (await readCalls()).get(path)
  if (!call) throw new Error(`${path} is not in the document`)
  expect(await response.clone().json()).toEqual(call.exampleOf('503'))
  await call.expectDocumented(response, 'no database')
}

async function expectIntent(): Promise<void> {
  const body = JSON.stringify({ code: 'K7M2QX', kind: 'call', page: '/' })
  const response = await fetchPath('/api/v1/contact-intents', { method: 'POST', body })
  expectUnavailable(response)
  const message = 'Nothing was stored. Send it again later.'
  expect(await response.clone().json()).toEqual({ statusCode: '503', message })
  await expectShown('/api/v1/contact-intents', response)
}

/** It waits in the process for the database to come back. */
async function expectVitals(): Promise<void> {
  const body = JSON.stringify({ page: 'home', device: 'phone', values: { LCP: 900 } })
  expect((await fetchPath('/api/v1/vitals', { method: 'POST', body })).status).toBe(204)
}

async function expectForm(): Promise<void> {
  const response = await postForm('/connect', enquiry)
  expectUnavailable(response)
  const html = await response.text()
  expect(html).toContain(enquiryTexts.failed)
  expect(html).toContain('value="Asha Rao"')
}

async function expectCalendar(): Promise<void> {
  const response = await fetchPath('/visits/AAAAAAAAAAAAAAAAAAAAAA.ics')
  expectUnavailable(response)
  expect(await response.text()).toBe(
    'We cannot open the calendar file right now. Please try again in a minute.',
  )
}

async function expectLogin(): Promise<void> {
  const response = await postForm('/admin', credentials)
  expectUnavailable(response)
  expect(await response.text()).toContain(signInTexts.unreachable)
}

/** The login opens as ever, and the browser is signed out as far as it can be. */
async function expectOpen(): Promise<void> {
  const response = await fetchPath('/admin', { headers: { Cookie } })
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('Something')
  expect(response.headers.getSetCookie().join()).toContain('desk.session_token=; Max-Age=0')
}

function expectUnavailable(response: Response): void {
  expect(response.status, response.url).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
}
