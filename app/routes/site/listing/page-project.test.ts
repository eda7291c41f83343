import { expect, test } from 'vitest'

import { pageProject } from './page-project.ts'

const projects = [{ slug: 'birch-heights' }, { slug: 'elm-square' }]

test.each([
  ['/birch-heights', 'birch-heights'],
  ['/BIRCH-heights/', 'birch-heights'],
  ['/visit/birch-heights', 'birch-heights'],
  ['/elm-square/wellness', 'elm-square'],
  ['/city/birch-heights', undefined],
  ['/visit', undefined],
  ['/', undefined],
])('%s is about %s', (path, slug) => {
  expect(pageProject(projects, path)?.slug).toBe(slug)
})
