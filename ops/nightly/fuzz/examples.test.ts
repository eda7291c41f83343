import { expect, test } from 'vitest'

import { exampleOf, fieldsOf } from './examples.ts'

test('an example has every member that its schema names', () => {
  const schema = {
    type: 'object',
    properties: {
      meta: { type: 'object', properties: { pid: { type: 'string' } } },
      kind: { enum: ['call', 'chat'] },
      values: { type: 'object', additionalProperties: { type: 'number' } },
      seen: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      list: { type: 'array', items: { const: 3 } },
      phone: { type: 'string' },
    },
  }
  const json = exampleOf(schema)
  expect(json).toEqual({
    meta: { pid: 'northlight' },
    kind: 'call',
    values: { key: 1 },
    seen: true,
    list: [3],
    phone: '9876543210',
  })
  expect(fieldsOf([{ path: '/', examples: [{ form: { day: '' }, json }] }])).toEqual([
    'day',
    'key',
    'kind',
    'list',
    'meta',
    'phone',
    'pid',
    'seen',
    'values',
  ])
})
