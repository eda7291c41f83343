import { expect, test } from 'vitest'

import { pageFacts } from './page-facts.ts'

const site = 'https://homes.test'

test('an address is reported with its path and campaign only', () => {
  const address = `${site}/cedar-court?utm_source=mail&q=asha+rao&utm_term=asha%40example.com&gclid=7#x`
  expect(pageFacts(address, '', 'Cedar Court')).toEqual({
    page_path: '/cedar-court',
    page_title: 'Cedar Court',
    page_location: `${site}/cedar-court?utm_source=mail`,
    page_referrer: '',
  })
})

test.each([
  [`${site}/projects?q=asha+rao`, `${site}/projects`],
  [`${site}/visit/cedar-court`, `${site}/`],
  [`${site}/visits/AAAAAAAAAAAAAAAAAAAAAA.ics`, `${site}/`],
  [`${site}/asha@example.com`, `${site}/`],
  [`${site}/dashboard?q=98765`, `${site}/`],
  ['https://mail.test/inbox/asha?m=1', 'https://mail.test/'],
  ['about:blank', ''],
])('a visitor from %s came from "%s"', (referrer, expected) => {
  expect(pageFacts(`${site}/`, referrer, '').page_referrer).toBe(expected)
})
