import { expect, test } from 'vitest'

import { projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { probes } from '#test/helpers/site/every-route.ts'

const pages = [
  ...probes.filter((probe) => Object.keys(probe).length === 1).map(({ path }) => path),
  ...projects.map(({ slug }) => `/${slug}`),
]

test('every picture of every page says what it shows', { tags: ['whole'] }, async () => {
  let pictures = 0
  for (const path of pages) {
    const response = await fetchPath(path)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    for (const [image] of (await response.text()).matchAll(/<img\b[^>]*>/g)) {
      pictures += 1
      expect(image, path).toMatch(/ alt="[^"]{20,}"/)
    }
  }
  expect(pictures).toBeGreaterThan(300)
})
