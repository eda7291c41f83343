import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { openTo } from '#app/projects/model/open-facts.ts'

import { CanGetYou } from './can-get-you.tsx'

test('offers missing facts in one row that leads to the form', () => {
  const { sizes, possession } = openTo
  const row = renderToStaticMarkup(<CanGetYou open={[sizes, possession]} />)
  expect(row).toContain('href="#enquire">Sizes · Possession\u00A0date</a>')
  expect(renderToStaticMarkup(<CanGetYou open={[]} />)).toBe('')
})
