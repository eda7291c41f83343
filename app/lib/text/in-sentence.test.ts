import { expect, test } from 'vitest'

import { inSentence } from './in-sentence.ts'

test.each([
  ['RERA registration', 'RERA registration'],
  ['Page of the RERA authority', 'page of the RERA authority'],
  ['Possession', 'possession'],
  ['A term of sale', 'a term of sale'],
  ['EMI', 'EMI'],
  ['मूल्य', 'मूल्य'],
  ['', ''],
])('%j becomes %j in a sentence', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})
