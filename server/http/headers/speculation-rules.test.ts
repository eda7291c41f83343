import { expect, test } from 'vitest'
import { z } from 'zod'

import { prefetchRules } from './speculation-rules.ts'

const patterns = z.tuple([
  z.object({ href_matches: z.array(z.string()) }),
  z.object({ not: z.object({ href_matches: z.array(z.string()) }) }),
  z.object({ not: z.object({ selector_matches: z.string() }) }),
])
const rules = z.object({
  prefetch: z.tuple([z.object({ where: z.object({ and: patterns }), eagerness: z.string() })]),
})

const [taken, left] = rules.parse(JSON.parse(prefetchRules)).prefetch[0].where.and
const SITE = 'https://homes.test'
const matches = (list: readonly string[], path: string) =>
  list.some((pattern) => new URLPattern(pattern, SITE).test(SITE + path))

function isFetchedAhead(path: string): boolean {
  return matches(taken.href_matches, path) && !matches(left.not.href_matches, path)
}

test.each([
  '/',
  '/projects',
  '/projects?type=Plots',
  '/cedar-court',
  '/cedar-court/pool',
  '/terms',
])('%s may be fetched ahead', (path) => {
  expect(isFetchedAhead(path)).toBe(true)
})

test.each([
  '/admin',
  '/dashboard',
  '/dashboard/spam',
  '/sign-out',
  '/visit/cedar-court',
  '/visits/AAAA.ics',
  '/brochures/cedar-court.pdf',
  '/pictures/cedar-court-12345678-800.webp',
  '/api/openapi.json',
  '/shortlist',
  '/llms.txt',
])('%s is never fetched ahead', (path) => {
  expect(isFetchedAhead(path)).toBe(false)
})
