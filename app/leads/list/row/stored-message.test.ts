import { expect, test } from 'vitest'

import {
  parseContactPreference,
  contactPreferenceText,
} from '#app/enquiries/form/contact-preference.ts'

import { displayMessage } from './stored-message.ts'

const visit = new Date('2026-11-28T04:30:00Z')

test('the message begins with the visit and ends with the contact preference', () => {
  expect(displayMessage('Price?', null, {})).toBe('Price?')
  expect(displayMessage('Price?', visit, { by: 'whatsapp', when: 'evening' })).toBe(
    'Site visit: Sat 28 Nov 2026, 10:00 am IST\nPrice?\nReach by WhatsApp, in the evening.',
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
  expect(displayMessage('السعر؟', null, {})).toBe('السعر؟')
  expect(displayMessage('السعر؟', null, { by: 'email' })).toBe(
    '\u2068السعر؟\u2069\nReach by email.',
  )
})
