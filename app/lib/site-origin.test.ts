import { expect, test } from 'vitest'

import { canonicalPath, siteOrigin } from './site-origin.ts'

const asked = (path: string) => new Request(`http://localhost:3000${path}`)

test('the configured address wins over the one that was asked', () => {
  expect(siteOrigin('https://homes.example/', asked('/'))).toBe('https://homes.example')
  expect(siteOrigin(undefined, asked('/about'))).toBe('http://localhost:3000')
})

test.each([
  ['/', '/'],
  ['/Godrej-Reverine/', '/godrej-reverine'],
  ['/about?x=1', '/about'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(new URL(path, 'https://homes.test'))).toBe(canonical)
})
