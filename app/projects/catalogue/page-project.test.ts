import { expect, test } from 'vitest'

import { pageProject } from './page-project.ts'

const projects = new Map(['birch-heights', 'elm-square'].map((slug) => [slug, { slug }]))

test.each([
  ['/birch-heights', 'birch-heights'],
  ['/BIRCH-heights/', 'birch-heights'],
  ['/visit/birch-heights', 'birch-heights'],
  ['/elm-square/wellness', 'elm-square'],
  ['/city/birch-heights', undefined],
  ['/visit', undefined],
  ['/', undefined],
])('%s is about %s', (path, slug) => {
  expect(pageProject((one) => projects.get(one), path)?.slug).toBe(slug)
})
