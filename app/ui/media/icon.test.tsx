import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import * as dashboardIcons from './dashboard-icon-drawings.ts'
import * as lucide from './icon-drawings.ts'
import { DrawnIcon, Icon } from './icon.tsx'

const drawings = [...Object.entries(lucide), ...Object.entries(dashboardIcons)]

test('an icon is Lucide’s outline in our own element', () => {
  expect(renderToStaticMarkup(<Icon name="search" className="big" />)).toBe(
    '<svg class="icon big" viewBox="0 0 24 24" aria-hidden="true">' +
      '<path d="m21 21-4.34-4.34" /><circle cx="11" cy="11" r="8" /></svg>',
  )
})

test.each(drawings)('%s is drawn on the grid of 24', (_, drawing) => {
  expect(drawing).toContain('viewBox="0 0 24 24"')
})

test.each(drawings)('%s has only outlines', (_, drawing) => {
  expect(renderToStaticMarkup(<DrawnIcon drawing={drawing} />)).toMatch(
    /^<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">(<(path|circle|line|polyline|rect)( [a-z\d]+="[^"<>]*")+ \/>)+<\/svg>$/,
  )
})
