import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  checkEnquiry,
  emptyEnquiry,
  enquiryFields,
  fieldTexts,
  messageWithRequestedItems,
  requestText,
  unsentText,
  enquiryTexts,
} from './enquiry.ts'

const good = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.com',
  message: 'Price of a 3 BHK?',
  country: 'IN',
}

test('a complete enquiry passes with its phone as ten digits', async () => {
  expect(await checkEnquiry(good)).toEqual({ ok: true, enquiry: { ...good, phone: '9876543210' } })
})
test.each(enquiryFields)('missing fields come first: %s', async (field) => {
  const check = await checkEnquiry({ ...good, phone: '12345', [field]: '  \u200b ' })
  expect(check).toMatchObject({ ok: false, text: enquiryTexts.required })
  expect(check.ok ? [] : check.faults.map((fault) => fault.field)).toEqual(
    field === 'phone' ? ['phone'] : [field, 'phone'],
  )
})
test('a wrong phone and a wrong email are reported along with missing fields', async () => {
  const check = await checkEnquiry({ ...good, name: '', phone: '12345', email: 'asha' })
  expect(check.ok ? [] : check.faults).toEqual([
    { field: 'name', text: fieldTexts.name, toast: enquiryTexts.required },
    { field: 'phone', text: fieldTexts.wrongPhone, toast: enquiryTexts.phone },
    { field: 'email', text: enquiryTexts.email },
  ])
})
test('an empty form says under each of the four fields what it lacks', async () => {
  const check = await checkEnquiry(emptyEnquiry)
  expect(check.ok ? [] : check.faults.map(({ field }) => field)).toEqual([...enquiryFields])
  expect(check.ok ? [] : check.faults.map(({ text }) => text)).toEqual(
    enquiryFields.map((field) => fieldTexts[field]),
  )
})
test('a number abroad is not asked for ten digits', async () => {
  const abroad = { ...good, country: 'AE' }
  for (const [phone, text] of [
    ['', fieldTexts.phoneAbroad],
    ['12', fieldTexts.wrongPhoneAbroad],
  ] as const)
    expect(await checkEnquiry({ ...abroad, phone })).toMatchObject({
      ok: false,
      faults: [{ field: 'phone', text }],
    })
})
test('a wrong phone comes before a wrong email', async () => {
  const check = await checkEnquiry({ ...good, phone: '5876543210', email: 'asha' })
  expect(check).toMatchObject({ ok: false, text: enquiryTexts.phone })
})
test.each([
  'mailto:asha@example.com',
  'MAILTO:asha@example.com',
  'mailto:asha@example.com?subject=Price',
  'asha@example.com?subject=@?@?\nlist',
  '<asha@example.com>',
  'Asha Rao <asha@example.com>',
  '<mailto:asha@example.com>',
  '\u200easha@example.com ',
])('the address in %j is kept alone', async (email) => {
  expect(await checkEnquiry({ ...good, email })).toMatchObject({
    ok: true,
    enquiry: { email: good.email },
  })
})
test.each([
  'asha',
  'asha@',
  'asha@example',
  '@example.com',
  'a b@example.com',
  'a@b..com',
  'root@127.0.0.1',
  'root@[127.0.0.1]',
  'http://asha@example.com',
  'tel:asha@example.com',
  'email:asha@example.com',
  '"asha"@example.com',
  'asha@example.com:25',
])('refuses the email %s', async (email) => {
  expect(await checkEnquiry({ ...good, email })).toMatchObject({
    ok: false,
    faults: [{ field: 'email' }],
  })
})
test('an overseas number is kept in E.164', async () => {
  const check = await checkEnquiry({ ...good, phone: '050 123 4567', country: 'ae' })
  expect(check).toMatchObject({ ok: true, enquiry: { phone: '+971501234567', country: 'AE' } })
})
test('too long a message is refused with its limit', async () => {
  const check = await checkEnquiry({ ...good, message: 'x'.repeat(4001) })
  expect(check).toMatchObject({
    ok: false,
    text: 'Shorten the message to 4000 characters or fewer.',
  })
})
test('any input gets an answer, and a valid one can be stored as text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      async (name, message) => {
        const check = await checkEnquiry({ ...good, name, message })
        if (!check.ok) return
        expect(check.enquiry.name + check.enquiry.message).not.toContain('\u0000')
        expect(check.enquiry.message.isWellFormed()).toBe(true)
      },
    ),
  )
})
test('ticked options stand before the message', () => {
  expect(messageWithRequestedItems(['Price list', 'RERA number'], 'Soon?')).toBe(
    'Asked for: Price list, RERA number.\n\nSoon?',
  )
  expect(messageWithRequestedItems([], 'Soon?')).toBe('Soon?')
  expect(messageWithRequestedItems(['Sizes'], requestText(['Sizes']))).toBe('Asked for: Sizes.')
})

test('an unsent enquiry goes to the chat with its slot, its items and its name', () => {
  const visit = { project: 'cedar-court', day: '2026-12-01', time: '10:00' }
  expect(unsentText({ enquiry: { name: 'Asha', message: 'Soon?' }, asks: ['Sizes'], visit })).toBe(
    'Visit: 2026-12-01 10:00\nAsked for: Sizes.\n\nSoon?\nAsha',
  )
  expect(unsentText({ enquiry: { name: '', message: '' }, asks: [] })).toBe('')
})

test('ticked items make a message', () => {
  expect(requestText(['Price list', 'RERA number'])).toBe(
    'Please send me: Price list, RERA number.',
  )
  expect(requestText(['Site visit'])).toBe('I would like to visit the site.')
  expect(requestText(['Sizes', 'Site visit'])).toBe(
    'Please send me: Sizes. I would like to visit the site.',
  )
  expect(requestText([])).toBe('')
})
