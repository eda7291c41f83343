import { expect, test } from 'vitest'

import { jsonPayload, NOON } from '#test/helpers/deliveries.ts'
import {
  HOUSING,
  INDIAMART,
  JUSTDIAL,
  MAGICBRICKS,
  MAIL_SERVER,
  NINETY_NINE,
  NOBROKER,
  SULEKHA,
  TRACKED,
} from '#test/helpers/portal-mails.ts'

import { email } from './email.ts'

const context = { settings: { mailServer: MAIL_SERVER }, secrets: {}, now: NOON }

function result(fields: object) {
  const parsed = email.parse(jsonPayload(fields), context)
  return parsed.kind === 'leads' ? parsed.leads[0] : parsed
}

test.each([
  [
    'Magicbricks',
    MAGICBRICKS,
    {
      name: 'Asha Example',
      phones: ['9800000001 (Verified)'],
      email: 'asha@example.com',
      message: 'Call after 6 pm',
      campaign: { adId: '80000001', adName: '3 BHK Flat in Baner, Pune.' },
    },
  ],
  [
    '99acres',
    NINETY_NINE,
    {
      name: 'Ravi Example',
      phones: ['+91-9800000002 (Verified)'],
      email: 'ravi@example.com',
      campaign: { adId: 'A10000001', adName: 'Rs 1.2 Crore , 3 BHK Apartment in Baner' },
    },
  ],
  [
    'Housing',
    HOUSING,
    {
      name: 'Meera Example',
      phones: ['+919800000003'],
      email: 'meera@example.com',
      campaign: { adId: '20000001', adName: '3 BHK Apartment / Baner / 1450 sq. ft. / ₹ 1.2 Cr' },
    },
  ],
  [
    'Justdial',
    JUSTDIAL,
    {
      name: 'Asha Example',
      phones: [],
      message: 'Estate Agents For Residence',
      place: 'Baner, Pune, Maharashtra',
    },
  ],
  [
    'Sulekha',
    SULEKHA,
    {
      name: 'Asha Example',
      phones: ['9800000001'],
      email: 'asha@example.com',
      project: 'Example Heights',
      campaign: { adName: '3 BHK in Baner' },
    },
  ],
  ['NoBroker', NOBROKER, { name: 'Asha Example', phones: ['+91 98000 00001'] }],
  [
    'IndiaMART',
    INDIAMART,
    { name: 'Asha Example', phones: ['+91-9800000001 (verified)'], project: '3 BHK Flat' },
  ],
])('reads a mail of %s', (portal, fields, lead) => {
  expect(result(fields)).toMatchObject({
    ...lead,
    sentAt: NOON,
    fields: { subject: fields.subject, portal },
  })
})

function changed(fields: { text?: string; html?: string }, from: string, to: string) {
  const part = fields.html === undefined ? 'text' : 'html'
  return { ...fields, [part]: fields[part]?.replace(from, to) }
}

test.each([
  [
    'a masked name',
    changed(MAGICBRICKS, 'Asha Example (Individual)', 'MB User'),
    { phones: ['9800000001 (Verified)'] },
  ],
  [
    'no email',
    changed(NINETY_NINE, 'ravi@example.com', 'Send Mail'),
    { name: 'Ravi Example', phones: ['+91-9800000002 (Verified)'] },
  ],
  [
    'labels',
    changed(
      NINETY_NINE,
      'Ravi Example [DEALER]\nravi@example.com\n+91-9800000002 (Verified)',
      'Name: Ravi Example\nMobile: 9800000002',
    ),
    { name: 'Ravi Example', phones: ['9800000002'], campaign: { adId: 'A10000001' } },
  ],
  [
    'a number inside a tracking link',
    changed(
      HOUSING,
      'https://pahal.housing.com/lead/cta/number?phone=%2B919800000003&userName=Meera',
      TRACKED,
    ),
    { phones: ['+919800000003'] },
  ],
  [
    'a number of WhatsApp',
    changed(
      HOUSING,
      'https://pahal.housing.com/lead/cta/number?phone=%2B919800000003&userName=Meera',
      'https://wa.me/919800000003',
    ),
    { phones: ['919800000003'] },
  ],
  [
    'no number at all',
    changed(HOUSING, '?phone=%2B919800000003&userName=Meera', ''),
    { name: 'Meera Example', phones: [] },
  ],
  [
    'two phones',
    changed(SULEKHA, '9800000001', '9800000001, 9800000002'),
    { phones: ['9800000001', '9800000002'] },
  ],
  [
    'a foreign phone',
    changed(SULEKHA, '9800000001', '+971 50 000 0001'),
    { phones: ['+971 50 000 0001'] },
  ],
  [
    'emoji and Devanagari',
    changed(MAGICBRICKS, 'Call after 6 pm', 'नमस्ते 🏠'),
    { message: 'नमस्ते 🏠' },
  ],
  [
    'non-breaking spaces',
    changed(MAGICBRICKS, 'Asha Example (Individual)', 'Asha&nbsp;Example'),
    { name: 'Asha Example' },
  ],
])('reads a mail with %s', (_case, fields, lead) => {
  expect(result(fields)).toMatchObject(lead)
})
