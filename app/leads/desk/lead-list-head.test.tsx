import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { NEWEST } from './lead-filter.ts'
import { LeadListHead, type Sorting } from './lead-list-head.tsx'

/** Each column: what it says of the order, and where a press leads. */
function columnsOf(sorting: Sorting) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <table>
        <LeadListHead sorting={sorting} />
      </table>
    </MemoryRouter>,
  )
  return [...html.matchAll(/<th [^>]*>.*?<\/th>/g)].map(([head]) => [
    />([^<>]+)</.exec(head)?.[1],
    /aria-sort="(\w+)"/.exec(head)?.[1],
    /href="([^"]*)"/.exec(head)?.[1],
  ])
}

test('a column is pressed to sort by it, and once more for the other way round', () => {
  const sort = { column: 'name', isDown: false } as const
  expect(columnsOf({ filter: {}, sort, isFixed: false })).toEqual([
    ['Name', 'ascending', '/dashboard?sort=-name'],
    ['Phone', undefined, '/dashboard?sort=phone'],
    ['DateTime', undefined, '/dashboard'],
    ['Location', undefined, '/dashboard?sort=location'],
    ['Message', undefined, undefined],
  ])
})

test('what is found says its own order and cannot be pressed into another', () => {
  expect(columnsOf({ filter: {}, sort: NEWEST, isFixed: true })).toEqual([
    ['Name', undefined, undefined],
    ['Phone', undefined, undefined],
    ['DateTime', 'descending', undefined],
    ['Location', undefined, undefined],
    ['Message', undefined, undefined],
  ])
})

test('suggestions stand in no order of columns', () => {
  expect(columnsOf(undefined).every(([, way, href]) => way === undefined && !href)).toBe(true)
})
