import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { NEWEST } from '#app/leads/search/lead-filter.ts'

import { LeadListHead, type Sorting } from './lead-list-head.tsx'

function htmlOf(sorting: Sorting): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <table>
        <LeadListHead sorting={sorting} />
      </table>
    </MemoryRouter>,
  )
}

function columnsOf(sorting: Sorting) {
  return [...htmlOf(sorting).matchAll(/<th [^>]*>.*?<\/th>/g)].map(([head]) => [
    />([^<>]+)</.exec(head)?.[1],
    /aria-sort="(\w+)"/.exec(head)?.[1],
    /href="([^"]*)"/.exec(head)?.[1],
  ])
}

test('a click on a column sorts by it, and another one reverses it', () => {
  const sort = { column: 'name', isDown: false } as const
  expect(columnsOf({ filter: {}, sort })).toEqual([
    ['Name', 'ascending', '/dashboard?sort=-name'],
    ['Phone', undefined, '/dashboard?sort=phone'],
    ['DateTime', undefined, '/dashboard'],
    ['Location', undefined, '/dashboard?sort=location'],
    ['Message', undefined, undefined],
  ])
})

test('a search without script is posted again in the new order', () => {
  const html = htmlOf({ filter: { status: 'new' }, sort: NEWEST, form: 'search' })
  expect(html).not.toContain('<a ')
  expect(html).toMatch(
    /<button form="search" [^>]*formAction="\/dashboard\?status=new&amp;sort=name"/,
  )
})

test('suggestions cannot be sorted', () => {
  expect(columnsOf(undefined).every(([, way, href]) => way === undefined && !href)).toBe(true)
})
