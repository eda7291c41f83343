import { expect, test } from 'vitest'

import { receiveDelivery } from '#app/sources/pipeline/receive.server.ts'
import type { Payload } from '#app/sources/adapter.ts'
import { db } from '#db/client.server.ts'
import { multipartPayload, sourceRequest } from '#test/helpers/deliveries.ts'
import { MAIL_SERVER, SULEKHA } from '#test/helpers/portal-mails.ts'

import {
  addSource,
  deliveriesOf,
  enquiriesOf,
  leadsOf,
  newPhone,
  type MadeSource,
} from './source-scene.ts'

const never = (error: unknown) => {
  throw error
}

function post({ key }: MadeSource, { contentType, body }: Payload) {
  const request = {
    ...sourceRequest(`/api/v1/sources/${key}`, { headers: { 'content-type': contentType } }),
    method: 'POST' as const,
    body,
  }
  const reception = { now: new Date(), address: '198.51.100.9', report: never }
  return receiveDelivery(db, key, request, reception)
}

/** As SendGrid and Mailgun name the fields of an incoming mail. */
function incomingMail(service: 'SendGrid' | 'Mailgun', phone: string): [string, string][] {
  const text = SULEKHA.text?.replace('9800000001', phone) ?? ''
  const { from, subject } = SULEKHA
  if (service === 'SendGrid')
    return [
      ['from', `Sulekha <${from}>`],
      ['subject', subject],
      ['text', text],
      ['dkim', '{@sulekhanotifications.com : pass}'],
      ['SPF', 'pass'],
    ]
  return [
    ['sender', from],
    ['From', `Sulekha <${from}>`],
    ['Subject', subject],
    ['body-plain', text],
    ['Authentication-Results', SULEKHA.authenticationResults],
  ]
}

test.each(['SendGrid', 'Mailgun'] as const)(
  'a mail that %s posts as a multipart form makes a lead',
  async (service) => {
    const source = await addSource('email', { settings: { mailServer: MAIL_SERVER } })
    const phone = newPhone()
    const file = new File(['x'.repeat(1000)], 'plan.pdf')
    const payload = await multipartPayload(incomingMail(service, phone), file)
    expect((await post(source, payload)).status).toBe(200)
    await expect.poll(() => leadsOf(phone)).toMatchObject([{ name: 'Asha Example' }])
    expect(await enquiriesOf(source)).toMatchObject([{ result: 'new' }])
  },
)

test('a form of a website with a file makes a lead', async () => {
  const source = await addSource('generic')
  const phone = newPhone()
  const payload = await multipartPayload([['phone', phone]], new File(['x'], 'plan.pdf'))
  expect((await post(source, payload)).status).toBe(201)
  expect(await leadsOf(phone)).toHaveLength(1)
})

test.each(['generic', 'email', 'justdial', '99acres', 'magicbricks', 'exotel'])(
  'a broken multipart form to %s waits for a person',
  async (kind) => {
    const source = await addSource(kind)
    const payload = await multipartPayload([['phone', newPhone()]])
    const answer = await post(source, { ...payload, body: payload.body.subarray(0, -30) })
    expect(answer.status).toBeLessThan(300)
    await expect.poll(() => deliveriesOf(source)).toMatchObject([{ state: 'read' }])
    expect(await enquiriesOf(source)).toMatchObject([{ result: 'review' }])
  },
)
