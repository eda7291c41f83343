import { expect, test } from 'vitest'

import { readSourcePhones } from './source-phones.ts'

/** SOURCES.md 9.1. */
const mobile = '9800000001'
test.each([
  [['9800000001'], [mobile]],
  [['98000 00001'], [mobile]],
  [['98000-00001'], [mobile]],
  [['09800000001'], [mobile]],
  [['919800000001'], [mobile]],
  [['+91 98000 00001'], [mobile]],
  [['+91-9800000001'], [mobile]],
  [['(91-9800000001)'], [mobile]],
  [['0091 9800000001'], [mobile]],
  [['p:+919800000001'], [mobile]],
  [['whatsapp:+919800000001'], [mobile]],
  [['tel:+919800000001'], [mobile]],
  [['९८०००००००१'], [mobile]],
  [['9800000001 / 9800000002'], [mobile, '9800000002']],
  [['9800000001,9800000002'], [mobile, '9800000002']],
  [['98XXXXXX01', '9800000002'], ['9800000002']],
  [[mobile, mobile], [mobile]],
  [['+91 020 2500 0001'], ['+912025000001']],
  [['020-25000001'], ['+912025000001']],
  [['9800000001 (Verified)'], [mobile]],
  [['971500000001'], ['+971500000001']],
  [['00971500000001'], ['+971500000001']],
  [['+971 50 000 0001'], ['+971500000001']],
])('%j is read as %j', async (written, numbers) => {
  const { phones } = await readSourcePhones(written)
  expect(phones.map(({ number }) => number)).toEqual(numbers)
})

test.each([
  [[], 'missing'],
  [[''], 'missing'],
  [['9.19E+11'], 'shortened'],
  [['9.8E+09'], 'shortened'],
  [['98XXXXXX01'], 'masked'],
  [['98******01'], 'masked'],
  [['NA'], 'unreadable'],
  [['0000000000'], 'placeholder'],
  [['9999999999'], 'placeholder'],
  [['+91 9999999999'], 'placeholder'],
  [['1234567890'], 'placeholder'],
  [['IN.1000000000000001'], 'unreadable'],
  [['A10000001'], 'unreadable'],
  [['80000001'], 'unreadable'],
])('%j is no phone: %s', async (written, fault) => {
  expect(await readSourcePhones(written)).toEqual({ phones: [], fault })
})
