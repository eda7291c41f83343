import fc from 'fast-check'
import { expect, test } from 'vitest'

import { touchFrom, type Campaign } from '#app/enquiries/submit/campaign.ts'

import { contactReport } from './contact-report.ts'

const press = {
  code: 'K7M2QX',
  kind: 'chat',
  page: `/${'p'.repeat(199)}`,
  project: 'p'.repeat(100),
} as const

function campaignOf(report: string): unknown {
  const value: unknown = JSON.parse(report)
  return typeof value === 'object' && value !== null && 'campaign' in value
    ? value.campaign
    : undefined
}

test('a report keeps the whole campaign where there is room', () => {
  const campaign = { first: { gclid: 'a' }, last: { utm_source: 'google' } }
  expect(campaignOf(contactReport(press, campaign))).toEqual(campaign)
})
test('a report of any campaign is at most 2 KiB, and keeps the last source', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  const address = fc.record({
    utm_source: fc.constant('google'),
    utm_campaign: value,
    utm_content: value,
    utm_term: value,
    gclid: value,
    fbclid: value,
  })
  fc.assert(
    fc.property(address, value, (keys, path) => {
      const from = `https://news.example.org/${encodeURIComponent(path).repeat(3)}`
      const url = `https://homes.example.com/goa?${new URLSearchParams(keys).toString()}`
      const touch = touchFrom(url, from, new Date('2026-01-02'))
      const campaign: Campaign = touch ? { first: touch, last: touch } : {}
      const report = contactReport(press, campaign)
      expect(Buffer.byteLength(report)).toBeLessThanOrEqual(2048)
      expect(campaignOf(report)).toMatchObject({ last: { utm_source: 'google' } })
    }),
  )
})
test('the first source is dropped first, then details of the last', () => {
  const long = 'x'.repeat(200)
  const last = { utm_source: 'google', utm_term: long, gclid: long, referrer: long, page: long }
  const first = { ...last, at: '2026-01-02' }
  const several = { ...last, utm_medium: long, utm_campaign: long, utm_content: long }
  expect(campaignOf(contactReport(press, { first, last }))).toEqual({ last })
  const { referrer: _referrer, page: _page, ...kept } = several
  const wide = { ...kept, referrer: '₹'.repeat(200), page: long }
  expect(campaignOf(contactReport(press, { first, last: wide }))).toEqual({ last: kept })
  expect(
    campaignOf(contactReport(press, { last: { utm_source: '₹'.repeat(700) } })),
  ).toBeUndefined()
})
