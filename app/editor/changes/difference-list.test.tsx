import type { JsonFields } from '#app/lib/json/json.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { differences } from '#app/publishing/difference.ts'

import { DifferenceList } from './difference-list.tsx'

function listed(before: JsonFields, after: JsonFields): string {
  const html = renderToStaticMarkup(<DifferenceList differences={differences(before, after)} />)
  return html
    .replace(/<\/del>/g, ' → ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each([
  [{ possession: 'December 2026' }, { possession: '' }, 'December 2026 → removed'],
  [{ price: '95 Lacs' }, { price: '' }, '95 Lacs → removed'],
  [{}, { area: '6.5 acres' }, 'not added → 6.5 acres'],
  [{ headline: 'A lake' }, { headline: '' }, 'A lake → nothing'],
  [
    { checked: { on: '2026-11-02' } },
    { checked: { on: '2026-11-27' } },
    '2 Nov 2026 → 27 Nov 2026',
  ],
])('%j and then %j: %s', (before, after, words) => {
  expect(listed(before, after)).toContain(words)
})
