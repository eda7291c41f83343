import { expect, test } from 'vitest'

import { readConnectPay } from './connect-call.ts'
import { sourceOf } from './enquiry-source.ts'

const token = '0'.repeat(48)

function pageOf(page: string, referer = ''): string {
  const { origin } = readConnectPay({ page })
  const request = new Request('http://homes.test/connect', { headers: { referer } })
  return sourceOf(origin, request).page
}

test('an enquiry keeps its page, and no link to an unpublished one', () => {
  expect(pageOf('/birch-heights')).toBe('/birch-heights')
  expect(pageOf(`/preview/${token}`)).toBe('/preview')
  expect(pageOf('', `http://homes.test/preview/${token}?ask=Price`)).toBe('/preview')
})
