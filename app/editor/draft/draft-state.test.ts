import type { Json, JsonFields } from '#app/lib/json/json.ts'
import { expect, test } from 'vitest'

import { valueAt } from '#app/publishing/edited-content.ts'
import { projectWhere } from '#test/helpers/listed.ts'

import { draftState } from './draft-state.ts'

const stateIn = (content: Json, context: Omit<Parameters<typeof draftState>[2], 'holders'>) =>
  draftState(content, {}, { ...context, holders: new Map() })

const spacious = projectWhere('with facts on pages below', ({ pages }) =>
  Boolean(pages?.some(({ facts }) => facts)),
)
const told = projectWhere('with an area and facts', ({ area, facts }) =>
  Boolean(area && facts && facts.length > 1),
)

test('requests the source of every fact at its field', () => {
  const { changes } = stateIn(spacious, { before: undefined, others: [] })
  expect(changes.length).toBeGreaterThan(3)
  for (const { fact, part, at = [] } of changes) {
    expect(valueAt(spacious, at), `${fact} ${part}`).toBeDefined()
    const label = at[0] === 'elevation' ? '' : valueAt(spacious, [...at, 'label'])
    expect(part).toContain(label ?? '')
  }
})

test('a removed fact keeps its field, a removed row does not', () => {
  const content = { ...told, area: undefined, facts: told.facts?.slice(1) }
  const { changes } = stateIn(content, { before: told, others: [] })
  const placeOf = (wanted: string) => changes.find(({ fact }) => fact === wanted)?.at
  expect(changes.length).toBeGreaterThan(1)
  expect(placeOf('area')).toEqual(['area'])
  expect(placeOf('figure')).toBeUndefined()
})

test('reports a long address from before the limit only when it changes', () => {
  const long = 'maple-court-'.repeat(8) + 'villas'
  const before = { ...told, slug: long }
  const faultsOf = (content: Json) => stateIn(content, { before, others: [before] }).faults
  expect(faultsOf(before)).toEqual([])
  expect(faultsOf({ ...before, name: 'Another Name' })).toEqual([])
  expect(faultsOf({ ...before, slug: `${long}-two` })).toEqual([
    { at: ['slug'], text: expect.stringContaining('at most 80 characters') },
  ])
  expect(stateIn(before, { before: undefined, others: [] }).faults).toHaveLength(1)
  expect(faultsOf(told)).toEqual([])
})

test.each(['possession', 'area'] as const)('an emptied fact counts as removed: %s', (fact) => {
  const before = { ...told, possession: 'March 2031', area: '6.5 acres' }
  const { changes, faults } = stateIn({ ...before, [fact]: '' }, { before, others: [] })
  expect(changes).toMatchObject([{ fact, part: '', was: before[fact], became: '', at: [fact] }])
  expect(faults.filter(({ text }) => text.startsWith('must'))).toEqual([])
})

test('emptying an empty field is no change', () => {
  const before = { ...told, possession: undefined }
  const state = stateIn({ ...before, possession: '' }, { before, others: [] })
  expect(state).toMatchObject({ differences: [], changes: [] })
})

const sections = (from: string): typeof told.sections => [
  { kind: 'overview', paragraphs: ['Homes by the park.'] },
  { kind: 'prices', rows: [{ label: '3 BHK', from }] },
]

test('the fault of a price or price list leads to the one that did not change', () => {
  const { facts: _facts, elevation: _elevation, ...plain } = told
  const before = { ...plain, price: '95 Lacs', summary: 'Homes.', sections: sections('95 Lacs') }
  const waysOf = (content: JsonFields) =>
    stateIn({ ...before, ...content }, { before, others: [] })
      .faults.filter(({ text }) => text.includes('price list begins'))
      .map(({ at }) => at)
  expect(waysOf({ price: '98 Lacs' })).toEqual([['sections', 1, 'rows', 0, 'from']])
  expect(waysOf({ sections: sections('98 Lacs') })).toEqual([['price']])
  expect(waysOf({ price: '98 lakh', sections: sections('₹98,00,000') })).toEqual([])
})

test('reads a price as a person writes it', () => {
  for (const price of ['1.05 Crore', '₹1,05,00,000', '105 lakh', '१.०५ करोड़']) {
    const { faults } = stateIn({ ...told, price }, { before: undefined, others: [] })
    expect(
      faults.filter(({ at }) => at[0] === 'price'),
      price,
    ).toEqual([])
  }
})
