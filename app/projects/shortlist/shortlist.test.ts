import fc from 'fast-check'
import { expect, test } from 'vitest'

import { namesWithin, shortlistAddress } from './shortlist-address.ts'
import { parseShortlist, slugsIn, toggled } from './shortlist.ts'

test.each(['', 'null', '{}', '"cedar-court"', '[1, null, "../admin", "CEDAR", ""]', '[['])(
  '%s is an empty shortlist',
  (json) => {
    expect(parseShortlist(json)).toEqual([])
  },
)

test('a stored list keeps its order, each project once', () => {
  expect(parseShortlist('["b-1","a","b-1"]')).toEqual(['b-1', 'a'])
})

test('a heart adds a project and removes it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('a list keeps only the latest up to its limit', () => {
  const many = Array.from({ length: 50 }, (_, index) => `p-${index}`)
  expect(toggled(many, 'new')).toHaveLength(50)
  expect(toggled(many, 'new').at(-1)).toBe('new')
})

test('reads an address as written, also by a form without script', () => {
  const address = shortlistAddress({ list: ['a', 'b'], compare: ['b'] })
  expect(address).toBe('/shortlist?list=a,b&compare=b')
  const params = new URLSearchParams(address.split('?')[1])
  expect(slugsIn(params, 'list')).toEqual(['a', 'b'])
  expect(slugsIn(new URLSearchParams('compare=a&compare=b,c'), 'compare')).toEqual(['a', 'b', 'c'])
  expect(shortlistAddress({})).toBe('/shortlist')
})

test('fits names in one line and counts the rest', () => {
  expect(namesWithin(['Cedar Court', 'Birch Heights'], 100)).toBe('Cedar Court, Birch Heights')
  expect(namesWithin(['Cedar Court', 'Birch Heights', 'Alder Meadow'], 30)).toBe(
    'Cedar Court and 2 more',
  )
  const names = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 50 })
  fc.assert(fc.property(names, (list) => namesWithin(list, 60).length <= 60))
})
