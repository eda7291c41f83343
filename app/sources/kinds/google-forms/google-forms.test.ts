import { expect, test } from 'vitest'

import { googleForms } from './google-forms.ts'

const context = { settings: {}, secrets: {}, now: new Date('2026-11-26T06:00:00Z') }

function parse(value: unknown) {
  const body = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  return googleForms.parse({ contentType: 'application/json', query: {}, body }, context)
}

const columns = (values: Record<string, string>) =>
  Object.entries(values).map(([column_id, string_value]) => ({ column_id, string_value }))

test('an id of 64 bits keeps every digit', () => {
  expect(parse('{"lead_id":"a","campaign_id":9223372036854775807,"form_id": 40000000001}')).toEqual(
    {
      kind: 'leads',
      leads: [
        {
          externalId: 'a',
          phones: [],
          campaign: { id: '9223372036854775807', formId: '40000000001' },
          fields: {},
        },
      ],
    },
  )
})

test('first and last name, work contacts, and answers without a name', () => {
  const user_column_data = columns({
    FIRST_NAME: '<b>Asha</b>',
    LAST_NAME: 'Example',
    WORK_PHONE: '+919800000001',
    WORK_EMAIL: 'asha@example.com',
    PRICE_RANGE: '1 Cr',
    PROPERTY_COMMUNITY: 'Lodha Goa',
    CITY: 'Noida',
  })
  expect(parse({ user_column_data, google_key: 'k', unknown: [1] })).toMatchObject({
    leads: [
      {
        name: 'Asha Example',
        phones: ['+919800000001'],
        email: 'asha@example.com',
        project: 'Lodha Goa',
        place: 'Noida',
        fields: { PRICE_RANGE: '1 Cr' },
      },
    ],
  })
})

test.each([
  ['a test without answers', { is_test: true, form_id: 2, google_key: '' }, 'test'],
  ['a lead without a phone', { lead_id: 'b', user_column_data: [] }, 'leads'],
  ['a list', [], 'review'],
  ['no JSON', '<html>', 'review'],
])('%s is of kind %s', (_name, value, kind) => {
  expect(parse(value).kind).toBe(kind)
})

test('the key is read from the body, and does not stay in it', () => {
  const body = Buffer.from('{"lead_id":"a", "google_key" : "a \\"quoted\\" key","is_test":false}')
  const url = new URL('https://homes.test/api/v1/sources/x')
  const request = { method: 'POST' as const, headers: new Headers(), url, body }
  expect(googleForms.keyIn?.(request)).toBe('a "quoted" key')
  const payload = { contentType: 'application/json', query: {}, body }
  expect(googleForms.withoutKey?.(payload).body.toString()).toBe(
    '{"lead_id":"a", "google_key" : "","is_test":false}',
  )
})
