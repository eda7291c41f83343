import { expect, test } from 'vitest'

import {
  parseContactPreference,
  contactPreferenceText,
} from '#app/enquiries/form/contact-preference.ts'

import { displayMessage } from './stored-message.ts'

const none = { starts_at: null, is_video: null }
const visit = new Date('2026-11-28T04:30:00Z')

test('the message begins with the visit and ends with the contact preference', () => {
  expect(displayMessage('Price?', none, {})).toBe('Price?')
  expect(
    displayMessage(
      'Price?',
      { starts_at: visit, is_video: false },
      { by: 'whatsapp', when: 'evening' },
    ),
  ).toBe('Site visit: Sat 28 Nov 2026, 10:00 am IST\nPrice?\nReach by WhatsApp, in the evening.')
  expect(displayMessage('Price?', { starts_at: visit, is_video: true }, {})).toBe(
    'Video visit: Sat 28 Nov 2026, 10:00 am IST\nPrice?',
  )
})
test.each([
  ['call', 'now', 'Reach by call, now.'],
  ['email', '', 'Reach by email.'],
  ['', 'weekend', 'Reach at the weekend.'],
  ['', '', undefined],
  ['pigeon', 7, undefined],
  [null, { evening: true }, undefined],
])('a preference of %j and %j reads as %j', (by, when, text) => {
  expect(contactPreferenceText(parseContactPreference(by, when))).toBe(text)
})

test('a right-to-left message does not reorder the text around it', () => {
  expect(displayMessage('السعر؟', none, {})).toBe('السعر؟')
  expect(displayMessage('السعر؟', none, { by: 'email' })).toBe(
    '\u2068السعر؟\u2069\nReach by email.',
  )
})
