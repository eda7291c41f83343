import { expect, test } from 'vitest'

import { addLeadTexts } from '#app/strings/en/add-lead.ts'

import { campaignText, contactRow } from './contact-row.ts'

test.each([
  [
    { last: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'plots' } },
    'Google, cost per click · plots',
  ],
  [{ first: { utm_source: 'a' }, last: { utm_source: 'b' } }, 'B'],
  [{ first: { utm_source: 'a' } }, 'A'],
  [{ last: { utm_source: 'iPhone line', utm_campaign: 'Oct' } }, 'iPhone line · Oct'],
  [{ last: { utm_source: 'call' } }, addLeadTexts.sources.call],
  [{ last: { utm_campaign: 'oct' } }, 'oct'],
  [{ last: { gclid: 'x' } }, 'Google'],
  [{ last: { fbclid: 'x' } }, 'Facebook'],
  [{ last: { referrer: 'https://news.example.org/story' } }, 'news.example.org'],
  [{ last: { referrer: 'nonsense' } }, ''],
  [{}, ''],
])('a campaign %j is read as %j', (campaign, text) => {
  expect(campaignText(campaign)).toBe(text)
})
test('the dashboard reads Indian time, and an invalid campaign as empty', () => {
  const stored = { id: '1', code: 'K7M2QX', kind: 'call', page: '/about', campaign: [7] }
  expect(contactRow({ ...stored, created_at: new Date('2026-11-21T04:12:10Z') })).toEqual({
    id: '1',
    code: 'K7M2QX',
    kind: 'Call',
    page: '/about',
    ts: '2026-11-21 09:42:10',
    campaign: '',
  })
})
