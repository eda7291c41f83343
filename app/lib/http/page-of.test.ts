import { expect, test } from 'vitest'

import { pageAddress, pageOf, pagesOffered } from './page-of.ts'

const list = Array.from({ length: 50 }, (_, index) => index + 1)

test.each([
  [null, 1, 1, 24],
  ['2', 2, 25, 24],
  ['3', 3, 49, 2],
  ['4', 3, 49, 2],
  ['999999', 3, 49, 2],
  ['0', 1, 1, 24],
  ['-1', 1, 1, 24],
  ['1e9', 1, 1, 24],
  ['02', 1, 1, 24],
  ['', 1, 1, 24],
])('?page=%s is page %i', (asked, page, first, count) => {
  const shown = pageOf(list, asked, 24)
  expect(shown).toMatchObject({ page, pages: 3, before: first - 1 })
  expect([shown.items[0], shown.items.length]).toEqual([first, count])
})

test('every item is on one page', () => {
  const pages = [1, 2, 3].flatMap((page) => pageOf(list, String(page), 24).items)
  expect(pages).toEqual(list)
})

test('an empty list has one page', () => {
  expect(pageOf([], '7', 24)).toEqual({ items: [], page: 1, pages: 1, before: 0 })
})

test('the first page has the address of the list', () => {
  expect(pageAddress('/projects', 1)).toBe('/projects')
  expect(pageAddress('/projects', 2)).toBe('/projects?page=2')
  expect(pageAddress('/projects?type=Plots', 3)).toBe('/projects?type=Plots&page=3')
})

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [2, 9, [1, 2, 3, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('page %i of %i offers %j', (page, pages, offered) => {
  expect(pagesOffered(page, pages)).toEqual(offered)
})
