import fc from 'fast-check'
import { expect, test } from 'vitest'

import { valueAt, withAdded, withMoved, withValue } from './edited-content.ts'

const content = { name: 'Maple', facts: [{ figure: '1' }, { figure: '2' }, { figure: '3' }] }

test('reads and writes a value at its path without changing the original', () => {
  const changed = withValue(content, ['facts', 1, 'figure'], '20')
  expect(valueAt(changed, ['facts', 1, 'figure'])).toBe('20')
  expect(content.facts[1]).toEqual({ figure: '2' })
  expect(valueAt(content, ['pages', 0, 'name'])).toBeUndefined()
  expect(withValue(content, ['rera', 'number'], 'X')).toMatchObject({ rera: { number: 'X' } })
})

test('undefined removes a field or row', () => {
  expect(withValue(content, ['name'], undefined)).toEqual({ facts: content.facts })
  expect(valueAt(withValue(content, ['facts', 0], undefined), ['facts'])).toEqual([
    { figure: '2' },
    { figure: '3' },
  ])
})

test('adds and moves rows, which stay at either end', () => {
  expect(valueAt(withAdded(content, ['pages'], {}), ['pages'])).toEqual([{}])
  expect(valueAt(withMoved(content, ['facts'], 0, 2), ['facts', 2, 'figure'])).toBe('1')
  expect(withMoved(content, ['facts'], 0, -1)).toBe(content)
  expect(withMoved(content, ['facts'], 2, 1)).toBe(content)
})

test('reads back any written value', () => {
  const key = fc.string({ unit: 'grapheme-ascii', minLength: 1 })
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), fc.jsonValue(), (path, value) => {
      expect(valueAt(withValue({}, path, value), path)).toEqual(value)
    }),
  )
})
