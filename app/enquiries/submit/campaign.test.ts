import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseCampaign, touchFrom, withArrival } from './campaign.ts'
import { storedCampaign } from './stored-campaign.ts'

const at = new Date('2026-01-02T03:04:05Z')

test('a source keeps its campaign values, its page and its referrer', () => {
  const touch = touchFrom(
    'https://homes.example.com/birch-heights?utm_source=google&gclid=abc&other=1',
    'https://news.example.org/story?id=7',
    at,
  )
  expect(touch).toEqual({
    utm_source: 'google',
    gclid: 'abc',
    referrer: 'https://news.example.org/story',
    page: '/birch-heights',
    at: at.toISOString(),
  })
})
test('a source at a secret link does not keep the link', () => {
  const token = '0'.repeat(32)
  for (const [path, page] of [
    [`/privacy/withdraw/${token}`, '/privacy/withdraw'],
    [`/privacy/withdraw-all/${token}`, '/privacy/withdraw-all'],
    [`/preview/${token}`, '/preview'],
  ] as const) {
    expect(storedCampaign({ first: { page: path }, last: { page: path } })).toEqual({
      first: { page },
      last: { page },
    })
  }
})
test('a visit without any information is no source', () => {
  expect(touchFrom('https://homes.example.com/', '', at)).toBeUndefined()
  expect(
    touchFrom('https://homes.example.com/about', 'https://homes.example.com/', at),
  ).toBeUndefined()
  expect(() => touchFrom('not an address', '', at)).toThrow('Invalid URL')
})
test('only known keys and short texts are kept', () => {
  const json = JSON.stringify({
    first: { utm_source: 'x'.repeat(500), evil: 'y', gclid: 5 },
    third: {},
  })
  expect(parseCampaign(json)).toEqual({ first: { utm_source: 'x'.repeat(200) } })
})
test('wrong or oversized JSON is an empty campaign', () => {
  expect(parseCampaign('{')).toEqual({})
  expect(parseCampaign('null')).toEqual({})
  expect(parseCampaign(JSON.stringify({ first: { gclid: 'x'.repeat(9000) } }))).toEqual({})
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseCampaign(JSON.stringify(value))))
})
test('a reload is no new source; another source, or a later visit, is', () => {
  const first = arrival('google', '10:00:00')
  const before = withArrival({}, first, 90)
  expect(before).toEqual({ first, last: first })
  expect(withArrival(before, arrival('google', '10:29:00'), 90)).toBe(before)
  const later = arrival('google', '10:31:00')
  expect(withArrival(before, later, 90)).toEqual({ first, last: later })
  const other = arrival('newsletter', '10:01:00')
  expect(withArrival(before, other, 90)).toEqual({ first, last: other })
  const quarter = { utm_source: 'google', at: '2026-05-02T10:00:00Z' }
  expect(withArrival(before, quarter, 90)).toEqual({ first: quarter, last: quarter })
  expect(withArrival(before, quarter, 200)).toEqual({ first, last: quarter })
})

function arrival(utm_source: string, time: string) {
  return { utm_source, at: `2026-01-02T${time}Z` }
}
