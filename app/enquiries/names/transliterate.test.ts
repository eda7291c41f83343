import { expect, test } from 'vitest'

import { latinSpelling } from './transliterate.server.ts'

test.each([
  ['शर्मा', 'sharma'],
  ['कमल', 'kamal'],
  ['कृष्ण', 'krishn'],
  ['लक्ष्मी', 'lakshmi'],
  ['ज़ाकिर', 'zakir'],
  ['चाँद', 'chand'],
  ['सुरेंद्र', 'surendr'],
  ['राठौड़', 'rathauṛ'],
  ['लोढ़ा', 'loṛa'],
  ['जॉर्ज', 'jorj'],
  ['ਸਿੰਘ', 'singh'],
  ['ਸਿੱਧੂ', 'sidhu'],
  ['ਸ਼ਰਮਾ', 'sharama'],
  ['ਮਹਿਤਾ', 'mahta'],
  ['ਬਰਾੜ', 'baraṛ'],
  ['রায়', 'ray'],
  ['যাদব', 'ĵadav'],
  ['ব্যানার্জী', 'vŷanarji'],
  ['অভিজিৎ', 'abhijit'],
  ['তিওয়ারি', 'tivari'],
  ['সিং', 'sing'],
  ['গুহ', 'guha'],
  ['પટેલ', 'patel'],
  ['sharma', 'sharma'],
  ['محمد', 'محمد'],
  ['', ''],
])('%s is spelt %j', (word, spelling) => {
  expect(latinSpelling(word.normalize('NFC'))).toBe(spelling)
  expect(latinSpelling(word.normalize('NFD'))).toBe(spelling)
})
