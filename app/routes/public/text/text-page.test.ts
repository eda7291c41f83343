import { expect, test } from 'vitest'

import { touchFrom } from '#app/enquiries/submit/campaign.ts'
import { filePages } from '#app/pages/file-pages.ts'

import { completed, completedText, withoutBlanks } from './completed-text.ts'

const days = { CONTACT_DAYS: 1, VITALS_DAYS: 2, FIRST_SOURCE_DAYS: 3, ANALYTICS_DAYS: 4 }
const owner = { rera: 'none', days, governingLaw: 'India', analytics: 'us', isTimed: true }

const WORDS: Record<string, string> = {
  utm_source: 'source',
  referrer: 'the page that linked here',
  page: 'the page you landed on',
  at: 'and when',
}

test.each([
  ['privacy-policy', 7],
  ['terms', 10],
] as const)('%s has %i numbered sections', (slug, count) => {
  expect(filePages[slug].numbered).toBe(true)
  expect(filePages[slug].sections).toHaveLength(count)
})

test('the privacy policy names all data stored with an enquiry', () => {
  const words = JSON.stringify(filePages['privacy-policy'])
  const arrival = { utm_source: 's', gclid: 'g', gbraid: 'b', wbraid: 'w', fbclid: 'f' }
  const address = `https://homes.test/?${new URLSearchParams(arrival).toString()}`
  const kept = touchFrom(address, 'https://other.test/', new Date(0)) ?? {}
  for (const key of Object.keys(kept)) expect(words, key).toContain(WORDS[key] ?? key)
  expect(words).toContain('the page you sent it from')
  expect(words).toContain('its time')
  expect(words).toContain('{CONTACT_DAYS} days')
})

test('the governing law is a marked blank', () => {
  expect(filePages.terms.sections.flatMap(({ blank }) => blank ?? [])).toHaveLength(1)
})

test('visitors see no section that the owner has still to write', () => {
  const { terms } = filePages
  const named = (law?: string) =>
    withoutBlanks(completed(terms, { ...owner, governingLaw: law })).sections
  expect(named()).toHaveLength(terms.sections.length - 1)
  expect(JSON.stringify(named())).not.toContain('To be completed')
  expect(named('Indian law.').at(-1)?.paragraphs).toEqual([{ text: 'Indian law.', at: ['blank'] }])
  const paragraphs = [{ text: 'None.', at: ['paragraphs', 0] }]
  const half = { heading: 'Fees', paragraphs, blank: '[More]' }
  expect(withoutBlanks({ ...terms, sections: [half] }).sections).toEqual([
    { heading: 'Fees', paragraphs },
  ])
})

test('how booking from abroad works is the owner’s to write, whatever the law', () => {
  const { nri } = filePages
  const headings = (page: typeof nri) =>
    withoutBlanks(completed(page, owner)).sections.map(({ heading }) => heading)
  const booking = 'How booking from abroad works'
  expect(nri.sections.map(({ heading }) => heading)).toContain(booking)
  expect(headings(nri)).not.toContain(booking)
  const list = [{ term: 'Choose', text: 'Ask for the price list.' }]
  const written = nri.sections.map(({ blank, ...section }) =>
    blank === undefined ? section : { ...section, list },
  )
  expect(headings({ ...nri, sections: written })).toContain(booking)
})

test('about lists four services and ends with Get In Touch', () => {
  const about = filePages.about
  expect(about.sections.at(-1)?.cards).toHaveLength(4)
  expect(about.action).toEqual({ label: 'Get In Touch', to: '/connect' })
})

test('there are five questions', () => {
  expect(filePages.faq.questions).toHaveLength(5)
})

test('no name of a setting in braces is left in the privacy policy', () => {
  const texts = JSON.stringify(completed(filePages['privacy-policy'], owner).sections)
  expect(texts).not.toMatch(/\{[A-Z_]+\}/)
  expect(texts).toContain('in the 3 days before it')
  expect(completedText('{ARRIVAL_DAYS}', { ...owner, days: { ARRIVAL_DAYS: 5 } })).toBe('5')
})
