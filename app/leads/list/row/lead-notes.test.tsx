import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { NEWEST, type LeadFilter, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { LeadNote } from './lead-notes.tsx'

const nothing = { leads: [], total: { count: 0 }, isWhole: true, isSearching: false }

function htmlOf(
  filter: LeadFilter,
  { sort = NEWEST, typed = '' }: { sort?: LeadSort; typed?: string } = {},
): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LeadNote view={nothing} typed={typed} filter={filter} sort={sort} canExport noMatch="help" />
    </MemoryRouter>,
  )
}

test('where the filters match no lead, a click removes them and keeps the order', () => {
  const sort = { column: 'name', isDown: false } as const
  expect(htmlOf({ status: 'won' }, { sort })).toMatch(/href="\/dashboard\?sort=name"/)
  expect(htmlOf({ status: 'won' }, { typed: 'Asha' }), 'a search has more ways on').toContain(
    'help',
  )
})

test('an empty list says when leads appear, and a search without a match does not', () => {
  expect(htmlOf({})).toContain(listTexts.noneYet)
  expect(htmlOf({}, { typed: 'Asha' })).not.toContain(listTexts.noneYet)
  expect(htmlOf({ status: 'won' })).not.toContain(listTexts.noneYet)
})
