import { expect, test } from 'vitest'

import { addLeadTexts } from '#app/strings/en/add-lead.ts'

import { filledFromSearch, phoneIn, readNewLead } from './new-lead.ts'

const now = new Date('2026-11-23T04:30:00.000Z')
const read = (fields: Record<string, string>) => readNewLead((name) => fields[name] ?? '', now)
const asha = { name: ' Asha  Rao ', phone: '+91 98765-43210' }

test('name and phone are enough', async () => {
  expect(await read(asha)).toEqual({
    ok: true,
    lead: {
      key: '',
      name: 'Asha Rao',
      phone: '9876543210',
      country: 'IN',
      source: 'call',
      project: '',
      message: '',
      ownerId: undefined,
      followUpAt: undefined,
      code: undefined,
    },
  })
})
test('a number of another country needs its plus; sources, times and references are read', async () => {
  const fields = {
    ...asha,
    phone: '+44 20 7946 0958',
    source: 'walk-in',
    followUpAt: '2026-11-24T04:30:00.000Z',
    code: '(Ref K7M2QX)',
  }
  expect(await read(fields)).toMatchObject({
    lead: {
      phone: '+442079460958',
      country: 'GB',
      source: 'walk-in',
      followUpAt: new Date(fields.followUpAt),
      code: 'K7M2QX',
    },
  })
})
test.each([
  [{ name: ' ' }, { name: addLeadTexts.nameMissing }],
  [{ name: 'x'.repeat(101) }, { name: addLeadTexts.nameLong }],
  [{ phone: '12345' }, { phone: addLeadTexts.phoneWrong }],
  [{ message: 'x'.repeat(4001) }, { message: addLeadTexts.messageLong }],
  [{ followUpAt: '2026-11-23T04:00:00.000Z' }, { followUpAt: addLeadTexts.followUpPast }],
])('%j is refused in words', async (fields, faults) => {
  expect(await read({ ...asha, ...fields })).toEqual({ ok: false, faults })
})
test.each([
  ['Asha: 98765 43210, wants a villa', '98765 43210'],
  ['Flat 1203, call +44 20 7946 0958.', '+44 20 7946 0958'],
  ['Budget 1200000000 or so', ''],
  ['no number', ''],
])('in “%s” the phone is “%s”', (text, phone) => {
  expect(phoneIn(text)).toBe(phone)
})

test.each([
  ['Ravi Kumar 98765 43210', { name: 'Ravi Kumar', phone: '98765 43210' }],
  ['+971 50 123 4567', { name: '', phone: '+971 50 123 4567' }],
  ['98765', { name: '', phone: '98765' }],
  ['sharma goa', { name: 'sharma goa', phone: '' }],
])('the search “%s” fills in the form', (typed, filled) =>
  expect(filledFromSearch(typed)).toEqual(filled),
)

test.each([
  '98765 43210',
  '+91-98765-43210',
  '0091 98765 43210',
  '09876543210',
  'tel:+919876543210',
  'Ravi (WhatsApp): +91 98765 43210, evenings',
  '९८७६५ ४३२१०',
])('the pasted phone “%s” is read', async (phone) => {
  expect(await read({ name: 'Ravi', phone })).toMatchObject({
    ok: true,
    lead: { phone: '9876543210' },
  })
})
