import type { Json } from '#app/lib/json/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { differences } from './difference.ts'

const [overview, prices, claims] = [
  { kind: 'overview', paragraphs: ['By a park.', 'Near a lake.'] },
  { kind: 'prices', rows: [{ label: '3 BHK', from: '95 Lacs' }] },
  { kind: 'claims', text: 'As it says.' },
]
const project = (...sections: Json[]) => ({ name: 'Cedar Court', sections })
const page = project(overview, prices, claims)

test('an added, removed or moved row leaves the rows behind it unchanged', () => {
  const added = { kind: 'landmarks', items: [] }
  expect(differences(page, project(added, overview, prices, claims))).toMatchObject([
    { at: ['sections', 0, 'kind'], was: undefined, became: '"landmarks"' },
  ])
  expect(differences(page, project(prices, claims)).map(({ at }) => at.slice(0, 2))).toEqual(
    Array.from({ length: 3 }, () => ['sections', 0]),
  )
  expect(differences(page, project(claims, overview, prices))).toEqual([
    {
      at: ['sections', 0],
      was: undefined,
      became: undefined,
      movedFrom: 2,
      section: { kind: 'claims', step: 1 },
    },
  ])
})

test('a rewritten row differs value by value, with its section', () => {
  const dearer = { kind: 'prices', rows: [{ label: '3 BHK', from: '1 CR' }] }
  expect(differences(page, project(overview, dearer, claims))).toEqual([
    {
      at: ['sections', 1, 'rows', 0, 'from'],
      was: '"95 Lacs"',
      became: '"1 CR"',
      section: { kind: 'prices', step: 1 },
    },
  ])
  // A section removed before a changed one is a separate difference.
  const both = differences(page, project(dearer, claims))
  expect(both.map(({ was, became }) => [was, became])).toEqual([
    ['"overview"', undefined],
    ['"By a park."', undefined],
    ['"Near a lake."', undefined],
    ['"95 Lacs"', '"1 CR"'],
  ])
})

const turned = ({ kind, text }: { kind: string; text: string }) => ({ text, kind })

test('unequal versions differ, equal ones do not, in any order of fields', () => {
  const row = fc.record({ kind: fc.constantFrom('a', 'b'), text: fc.constantFrom('x', 'y', 'z') })
  const rows = fc.array(row, { maxLength: 6 })
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      expect(differences(project(...one), project(...one.map(turned)))).toEqual([])
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(differences(project(...one), project(...other)).length === 0).toBe(isSame)
    }),
  )
})
