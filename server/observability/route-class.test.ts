import { expect, test } from 'vitest'

import { addresses } from '#app/config/addresses.ts'

import { routeClassOf } from './route-class.ts'

test('addresses are classed by cost and audience', () => {
  expect(routeClassOf('/')).toBe('page')
  expect(routeClassOf('/lodha-goa')).toBe('page')
  expect(routeClassOf('/visits/aB3-token')).toBe('page')
  expect(routeClassOf('/pictures/lodha-goa-1-640-1.avif')).toBe('picture')
  expect(routeClassOf('/sitemap.xml')).toBe('file')
  expect(routeClassOf('/api/v1/user/connect')).toBe('enquiry')
  expect(routeClassOf('/dashboard/leads.data')).toBe('desk')
  expect(routeClassOf('/dashboards')).toBe('page')
  expect(routeClassOf('/readyz')).toBe('health')
})

test('every address that needs a session counts as desk', () => {
  const ofDashboard = Object.values(addresses).filter(({ path }) => path.startsWith('/dashboard'))
  const kinds = new Set(ofDashboard.map(({ path }) => routeClassOf(path)))
  expect([...kinds].toSorted()).toEqual(['desk', 'live'])
})
