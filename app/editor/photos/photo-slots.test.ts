import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'

import { orderedWith, slotsOf, type SlotGroup } from './photo-slots.ts'

const told = (groups: readonly SlotGroup[]) =>
  groups.map(({ kind, of, places }) => [kind, of, places.map(({ slot }) => slot).join(' ')])

test('a project has slots for its cover on each screen, its slides and its galleries', () => {
  expect(told(slotsOf(cedarCourt))).toEqual([
    ['head', undefined, 'cedar-court cedar-court-wide cedar-court-phone'],
    [
      'slides',
      undefined,
      [1, 2]
        .map(
          (n) => `cedar-court-slide-${n} cedar-court-slide-${n}-wide cedar-court-slide-${n}-phone`,
        )
        .join(' '),
    ],
    ['gallery', undefined, 'cedar-court-1 cedar-court-2'],
    ['logos', undefined, 'cedar-court-logo builder-cedar-logo'],
  ])
})

test('subpages have covers of their own, and no slot appears twice', () => {
  const pages = elmSquare.pages.map((page) => ({
    ...page,
    sections: [
      ...page.sections,
      { kind: 'gallery' as const, title: 'Inside', items: [{ picture: 'elm-square-hall' }] },
    ],
  }))
  expect(told(slotsOf({ ...elmSquare, pages })).slice(1)).toEqual([
    ['head', 'Offices', 'elm-square-offices elm-square-offices-wide elm-square-offices-phone'],
    ['gallery', 'Offices', 'elm-square-hall'],
    [
      'head',
      'Food Court',
      'elm-square-food-court elm-square-food-court-wide elm-square-food-court-phone',
    ],
    ['logos', undefined, 'elm-square-logo builder-elm-logo'],
  ])
})

test('only gallery pictures without a caption can swap', () => {
  const items = [
    { picture: 'one' },
    { picture: 'two', title: 'The pool' },
    { picture: 'three' },
    { picture: 'four' },
  ]
  const groups = slotsOf({
    ...alderMeadow,
    sections: [...alderMeadow.sections, { kind: 'gallery', title: 'Highlights', items }],
  })
  expect(orderedWith(groups, 'one')).toEqual(['one', 'three', 'four'])
  for (const slot of ['two', 'alder-meadow', 'alder-meadow-landmark-1', 'nowhere'])
    expect(orderedWith(groups, slot), slot).toEqual([])
})
