import { expect, test } from 'vitest'

import { deliveryTexts } from '#app/strings/en/sources/delivery.ts'
import { openPayload } from '#app/sources/pipeline/stored-content.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

import { addSource, deliveriesOf, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

/** SOURCES.md 1.1. */
const lead = {
  lead_id: 'TGVhZC1leGFtcGxlLTAwMDE',
  user_column_data: [
    { column_name: 'Full name', string_value: 'Asha Example', column_id: 'FULL_NAME' },
    { column_name: 'User email', string_value: 'asha@example.com', column_id: 'EMAIL' },
    { string_value: '3 BHK', column_id: 'NUMBER_OF_BEDROOMS' },
    {
      column_name: 'When do you want to visit the site?',
      string_value: 'This weekend',
      column_id: 'when_do_you_want_to_visit_the_site?',
    },
  ],
  api_version: '1.0',
  form_id: 40_000_000_001,
  campaign_id: 20_000_000_001,
  adgroup_id: 0,
  creative_id: 0,
  gcl_id: 'EXAMPLEgclid0001',
  is_test: false,
  lead_submit_time: '2026-10-08T06:30:00Z',
}

function sendGoogle(source: MadeSource, key: string, body: object) {
  return fetchPath(`/api/v1/sources/${source.publicId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, google_key: key }),
  })
}

test('a lead form becomes a lead with its answers, its campaign and its click', async () => {
  const source = await addSource('google-forms', {
    name: 'Diwali forms',
    settings: { project: 'Lodha Goa' },
  })
  const phone = newPhone()
  const column = { string_value: `+91${phone}`, column_id: 'PHONE_NUMBER' }
  const sent = { ...lead, user_column_data: [...lead.user_column_data, column] }
  const answer = await sendGoogle(source, source.key, sent)
  expect([answer.status, await answer.text()]).toEqual([200, '{}'])
  expect((await sendGoogle(source, source.key, sent)).status).toBe(200)
  await expect.poll(() => leadsOf(phone)).toHaveLength(1)
  expect(await leadsOf(phone)).toMatchObject([
    {
      name: 'Asha Example',
      location: 'Lodha Goa',
      message: 'NUMBER_OF_BEDROOMS: 3 BHK\nWhen do you want to visit the site?: This weekend',
      campaign: {
        last: {
          utm_source: 'Diwali forms',
          utm_campaign: '20000000001',
          gclid: 'EXAMPLEgclid0001',
          at: '2026-10-08T06:30:00.000Z',
        },
      },
    },
  ])
  const [delivery] = await deliveriesOf(source)
  const payload = await openPayload(delivery?.payload ?? '')
  expect(payload?.body.toString()).toContain('"google_key":""')
  expect(payload?.body.toString()).not.toContain(source.key)
})

test('the test of Google’s screen is answered and shown, also as it was in 2019', async () => {
  const source = await addSource('google-forms')
  const sent = { lead_id: 'test', form_id: 2, campaign_id: 1, is_test: true }
  expect((await sendGoogle(source, source.key, sent)).status).toBe(200)
  await expect.poll(() => deliveriesOf(source)).toMatchObject([{ result: 'test' }])
})

test('a wrong key is refused in words that Google shows', async () => {
  const source = await addSource('google-forms')
  const answer = await sendGoogle(source, 'another', lead)
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { message: deliveryTexts.wrongKey },
  ])
})
