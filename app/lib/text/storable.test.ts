import { expect, test } from 'vitest'

import { storableJson, storableText } from './storable.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test('characters that PostgreSQL text cannot store are removed', () => {
  expect(storableText('a\0b\ud800 \u{1f3e0}')).toBe('ab\ufffd \u{1f3e0}')
  expect(storableJson({ 'na\0me': ['on\0e', 2, null, { deep: '\udc00' }], is: false })).toEqual({
    name: ['one', 2, null, { deep: '\ufffd' }],
    is: false,
  })
})

test('endless nesting is rejected, and the depth of forms is accepted', () => {
  expect(storableJson(nested(30))).toEqual(nested(30))
  expect(storableJson({ content: nested(33) })).toBeUndefined()
  expect(storableJson(nested(30_000))).toBeUndefined()
})

test('a name of every object is a name like any other', () => {
  const read = storableJson(JSON.parse('{"__proto__":{"isOwner":true}}'))
  expect(Object.keys(Object(read))).toEqual(['__proto__'])
  expect(Reflect.get(Object({}), 'isOwner')).toBeUndefined()
})
