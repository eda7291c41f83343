import { expect, test } from 'vitest'

import { canonicalPath, siteOrigin } from './site-origin.ts'

test('addresses are absolute where the site has an origin, else paths', () => {
  expect(siteOrigin('https://homes.example/')).toBe('https://homes.example')
  expect(siteOrigin(undefined)).toBe('')
})

test.each([
  ['/', '/'],
  ['/Alder-Meadow/', '/alder-meadow'],
  ['/about?x=1', '/about'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(new URL(path, 'https://homes.test'))).toBe(canonical)
})
