import { expect, test } from 'vitest'

import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'
import { sourceLeadTexts } from '#app/strings/en/sources/leads.ts'

import { believedTime, normaliseLead } from './normalised-lead.ts'

const receivedAt = new Date('2026-11-26T06:00:00Z')
const catalogue = [
  { id: 1, slug: 'alder-meadow', name: 'Alder Meadow', location: 'Sector 1, Noida' },
  { id: 2, slug: 'alder-meadow-two', name: 'Alder Meadow Two', location: 'Goa' },
]
const known = {
  projects: projectsKnown(catalogue, ['Noida', 'Goa']),
  names: catalogue.map(({ name }) => name),
}

function normalise(lead: Partial<ParsedLead>, kind = 'generic') {
  const whole = { phones: [], fields: {}, ...lead }
  const phones = [
    { number: '9800000001', country: 'IN' },
    { number: '+971500000001', country: 'AE' },
  ]
  return normaliseLead(
    { lead: whole, phones, receivedAt },
    { id: '7', kind, name: 'Portal' },
    known,
  )
}

test.each<[string, Partial<ParsedLead>, number | null, string]>([
  ['its exact name', { project: 'alder meadow' }, 1, 'Noida'],
  ['its slug', { project: 'alder-meadow-two' }, 2, 'Goa'],
  ['a text about it', { project: '3 BHK in Alder Meadow, Noida' }, 1, 'Noida'],
  ['the longest name', { project: 'Alder Meadow Two, 3 BHK' }, 2, 'Goa'],
  ['the campaign', { campaign: { name: 'search_alder-meadow_nov' } }, 1, 'Noida'],
  ['the advertisement', { campaign: { adName: 'ALDER MEADOW TWO' } }, 2, 'Goa'],
  ['nothing of ours', { project: 'Code A1', place: 'Goa' }, null, ''],
])('a project is found by %s', (_name, lead, projectId, city) => {
  expect(normalise(lead)).toMatchObject({ projectId, city })
})

test('what no field of a lead has is in its message', () => {
  const { message, name, email } = normalise({
    message: 'Price?',
    project: 'Alder Meadow',
    place: 'Pune',
    email: 'not an address',
    fields: { Budget: '1 Cr' },
  })
  expect(message.split('\n')).toEqual([
    'Price?',
    `${sourceLeadTexts.place}: Pune`,
    `${sourceLeadTexts.otherPhones}: +971500000001`,
    'Budget: 1 Cr',
  ])
  expect([name, email]).toEqual([sourceLeadTexts.noName, ''])
})

test('long texts end, and control characters go', () => {
  const { name, message } = normalise({ name: 'A\u0000sha '.repeat(99), message: 'x'.repeat(9999) })
  expect(name.length).toBeLessThanOrEqual(100)
  expect(name).not.toContain('\u0000')
  expect(message.length).toBeLessThanOrEqual(4000)
})

test('the click of each advertiser has its own place', () => {
  const campaign = { clickId: 'c1', id: '7' }
  expect(normalise({ campaign }, 'google-forms').touch).toMatchObject({
    source: '7',
    utm_source: 'Portal',
    utm_campaign: '7',
    gclid: 'c1',
  })
  expect(normalise({ campaign }, 'meta-forms').touch).toMatchObject({ fbclid: 'c1' })
})

test('a clock that runs ahead, and a time of years ago, are not believed', () => {
  const at = (ms: number) => new Date(receivedAt.getTime() + ms)
  const [minute, day] = [60_000, 86_400_000]
  expect(believedTime(at(-day), receivedAt)).toEqual(at(-day))
  expect(believedTime(at(9 * minute), receivedAt)).toEqual(at(9 * minute))
  expect(believedTime(at(11 * minute), receivedAt)).toEqual(receivedAt)
  expect(believedTime(at(-401 * day), receivedAt)).toEqual(receivedAt)
  expect(believedTime(new Date('?'), receivedAt)).toEqual(receivedAt)
  expect(believedTime(undefined, receivedAt)).toEqual(receivedAt)
})
