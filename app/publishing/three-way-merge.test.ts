import fc from 'fast-check'
import { expect, test } from 'vitest'

import { putTogether } from './three-way-merge.ts'

const overview = { kind: 'overview', paragraphs: ['By a park.', 'Near a lake.'] }
const prices = { kind: 'prices', rows: [{ label: '3 BHK', from: '95 Lacs' }] }
const dearer = { kind: 'prices', rows: [{ label: '3 BHK', from: '1 CR' }] }
const claims = { kind: 'claims', text: 'As it says.' }
const base = { name: 'Cedar Court', location: 'Noida', sections: [overview, prices] }

test('takes each field from the side that changed it', () => {
  const mine = { ...base, name: 'Cedar Court II', sections: [overview, dearer] }
  const theirs = { ...base, location: 'Sector 150, Noida', possession: 'March 2031' }
  expect(putTogether({ base, mine, theirs })).toEqual({
    content: { ...mine, location: 'Sector 150, Noida', possession: 'March 2031' },
    clashes: [],
  })
})

test('takes mine where both changed a field, and reports the clash', () => {
  const mine = { ...base, name: 'Mine' }
  const theirs = { ...base, name: 'Theirs', location: 'Noida Extension' }
  expect(putTogether({ base, mine, theirs })).toEqual({
    content: { ...mine, location: 'Noida Extension' },
    clashes: [['name']],
  })
})

test('drops a field that one side removed', () => {
  const { location: _location, ...without } = base
  const mine = { ...base, name: 'Mine' }
  expect(putTogether({ base, mine, theirs: without }).content).toEqual({ ...without, name: 'Mine' })
})

test.each([
  ['put in before it', [claims, overview, prices], [claims, overview, dearer]],
  ['moved', [prices, overview], [dearer, overview]],
  ['taken out next to it', [prices], [dearer]],
])('a change follows its row, with another one %s', (_what, sections, both) => {
  const changed = { ...base, sections: [overview, dearer] }
  const moved = { ...base, sections }
  for (const [mine, theirs] of [
    [changed, moved],
    [moved, changed],
  ])
    expect(putTogether({ base, mine, theirs })).toEqual({
      content: { ...base, sections: both },
      clashes: [],
    })
})

test('reports a clash when one side changes a row that the other removed, or both move rows', () => {
  const mine = { ...base, sections: [overview, dearer] }
  const theirs = { ...base, sections: [overview] }
  expect(putTogether({ base, mine, theirs })).toEqual({ content: mine, clashes: [['sections']] })
  const both = [
    { ...base, sections: [claims, overview, prices] },
    { ...base, sections: [prices, overview] },
  ]
  expect(putTogether({ base, mine: both[0], theirs: both[1] })).toEqual({
    content: both[0],
    clashes: [['sections']],
  })
})

const row = fc.record({ kind: fc.constantFrom('a', 'b'), text: fc.constantFrom('x', 'y', 'z') })
const version = fc.record({
  name: fc.constantFrom('one', 'two', 'three'),
  sections: fc.array(row, { maxLength: 4 }),
})

test('a side without changes removes and adds nothing', () => {
  fc.assert(
    fc.property(version, version, version, (old, mine, theirs) => {
      expect(putTogether({ base: old, mine: old, theirs }).content).toEqual(theirs)
      expect(putTogether({ base: old, mine, theirs: old }).content).toEqual(mine)
      const { content, clashes } = putTogether({ base: old, mine, theirs })
      const name = mine.name === old.name ? theirs.name : mine.name
      expect(content).toMatchObject({ name })
      const isClash = new Set([old.name, mine.name, theirs.name]).size === 3
      expect(clashes.some(([field]) => field === 'name')).toBe(isClash)
    }),
  )
})
