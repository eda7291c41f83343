import fc from 'fast-check'
import { expect, test } from 'vitest'

import { groupBy, reversed, sorted, spliced } from './lists.ts'

test('each copy equals the newer built-in’s, and the list stays unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(12), fc.nat(5), (list, at, count) => {
      const before = [...list]
      expect(sorted(list, (a, b) => b - a)).toEqual(list.toSorted((a, b) => b - a))
      expect(reversed(list)).toEqual(list.toReversed())
      expect(spliced(list, at, count, 7, 8)).toEqual(list.toSpliced(at, count, 7, 8))
      expect(groupBy(list, (one) => one % 3)).toEqual(Map.groupBy(list, (one) => one % 3))
      expect(list).toEqual(before)
    }),
  )
})
