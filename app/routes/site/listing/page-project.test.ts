import { expect, test } from 'vitest'

import { pageProject } from './page-project.ts'

const projects = [{ slug: 'ska-estate' }, { slug: 'bhutani-city-center' }]

test.each([
  ['/ska-estate', 'ska-estate'],
  ['/SKA-estate/', 'ska-estate'],
  ['/visit/ska-estate', 'ska-estate'],
  ['/bhutani-city-center/wellness', 'bhutani-city-center'],
  ['/city/ska-estate', undefined],
  ['/visit', undefined],
  ['/', undefined],
])('%s is about %s', (path, slug) => {
  expect(pageProject(projects, path)?.slug).toBe(slug)
})
