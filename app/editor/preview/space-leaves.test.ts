import { expect, test } from 'vitest'

import { listingWith } from '#test/helpers/listed.ts'

import { spaceLeavesOf } from './space-leaves.ts'

const listing = listingWith('with pages below', ({ pages }) => pages !== undefined)

test('what a page below says leads to its own fields, and what it has of the listing to the listing’s', () => {
  for (const [index, { name, summary }] of (listing.pages ?? []).entries()) {
    const ways = new Map(
      spaceLeavesOf(listing, index).flatMap(({ at, forms }) => forms.map((form) => [form, at])),
    )
    expect(ways.get(name)).toEqual(['pages', index, 'name'])
    expect(ways.get(summary)).toEqual(['pages', index, 'summary'])
    expect(ways.get(listing.location)).toEqual(['location'])
  }
  expect(spaceLeavesOf(listing, 99)).toEqual([])
})
