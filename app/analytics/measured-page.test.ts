import { expect, test } from 'vitest'

import { isMeasured } from './measured-page.ts'

test.each([
  '/admin',
  '/Admin',
  '/dashboard',
  '/dashboard/contacts',
  '/visit/cedar-court',
  '/visits/x.ics',
  '/api/v1/user/connect',
  '/projects',
  '/shortlist',
  '/calculators/emi',
])('%s never loads Google’s script', (path) => {
  expect(isMeasured(path)).toBe(false)
})

test.each(['/', '/cedar-court', '/elm-square/wellness', '/city/noida', '/connect'])(
  '%s may load it',
  (path) => {
    expect(isMeasured(path)).toBe(true)
  },
)
