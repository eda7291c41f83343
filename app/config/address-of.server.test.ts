import { expect, test } from 'vitest'

import { addressOf } from './address-of.server.ts'

test.each([
  ['/', 'home'],
  ['/connect', 'connect'],
  ['/cedar-court', 'listing'],
  ['/cedar-court/pool', 'space'],
  ['/cedar-court/pool/deep', 'space'],
  ['/city/goa', 'city'],
  ['/city/goa/north', 'space'],
  ['/visit/cedar-court', 'visit'],
  ['/calculators/emi', 'emi'],
  ['/dashboard/spam', 'spam'],
  ['/visits/AAAA.ics', 'visitCalendar'],
  ['/api/v1/admin/allLeads', 'allLeads'],
])('%s is the address "%s"', (path, name) => {
  expect(addressOf(path)).toBe(name)
})
