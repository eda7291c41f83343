import { expect, test } from 'vitest'

import { along } from './along.ts'

const ids = ['e', 'd', 'c', 'b', 'a']
const read = () => undefined

test('in a whole list its ends are ends', () => {
  expect(along(ids, 'e', undefined)).toEqual({
    before: 'end',
    after: { id: 'd' },
    isNearMore: false,
  })
  expect(along(ids, 'a', undefined)).toMatchObject({ before: { id: 'b' }, after: 'end' })
})

test('after the last loaded lead older ones follow, and not the suggestions', () => {
  const more = { at: 3, read }
  expect(along(ids, 'c', more)).toEqual({
    before: { id: 'd' },
    after: 'coming',
    isNearMore: true,
  })
  expect(along(ids, 'b', more)).toEqual({
    before: { id: 'c' },
    after: { id: 'a' },
    isNearMore: false,
  })
  expect(along(ids, 'a', { at: 5, read })).toMatchObject({ after: 'coming' })
})

test('older leads load before the last is reached', () => {
  const many = Array.from({ length: 100 }, (_, at) => String(at))
  const isNearAt = (id: string) => along(many, id, { at: 100, read }).isNearMore
  expect(['50', '79', '80', '99'].map(isNearAt)).toEqual([false, false, true, true])
})

test('a lead that is not in the list has no neighbours', () => {
  expect(along(ids, 'x', { at: 5, read })).toEqual({
    before: undefined,
    after: undefined,
    isNearMore: false,
  })
})
