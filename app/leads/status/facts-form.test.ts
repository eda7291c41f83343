import { expect, test } from 'vitest'

import { factFields, fieldMoment } from './fact-fields.ts'
import { readFactsForm } from './facts-form.ts'

const read = (fields: Record<string, string>) => readFactsForm((name) => fields[name])

test('a form has new values and the values its agent saw', () => {
  expect(read({ status: 'lost', lostReason: 'price', 'seen.status': 'new', ownerId: '' })).toEqual({
    changes: { status: 'lost', lostReason: 'price', ownerId: null },
    seen: { status: 'new' },
  })
})
test('a day and hour are in Asia/Kolkata, a moment stays as it is', () => {
  const at = new Date('2026-11-25T04:30:00.000Z')
  expect(read({ followUpAt: '2026-11-25T10:00' })).toMatchObject({ changes: { followUpAt: at } })
  expect(read({ followUpAt: '२०२६-११-२५T१०:००' })).toMatchObject({ changes: { followUpAt: at } })
  expect(read({ followUpAt: at.toISOString() })).toMatchObject({ changes: { followUpAt: at } })
  expect(read({ followUpAt: '' })).toMatchObject({ changes: { followUpAt: null } })
  expect(fieldMoment(at)).toBe('2026-11-25T10:00')
})
test.each([{ status: 'sold' }, { lostReason: 'x' }, { followUpAt: 'soon' }])(
  '%j names the field that cannot be read',
  (fields) => {
    expect(read(fields)).toBe(Object.keys(fields)[0])
  },
)
test('hidden fields are read back', () => {
  const facts = { status: 'contacted', followUpAt: new Date('2026-11-25T04:30:00.000Z') } as const
  const fields = Object.fromEntries([
    ...factFields(facts),
    ...factFields({ ownerId: null }, 'seen.'),
  ])
  expect(read(fields)).toEqual({ changes: facts, seen: { ownerId: null } })
})
