import type { Json } from '#app/lib/json/json.ts'
import { expect, test } from 'vitest'

import { filePages } from './file-pages.ts'

import { publishFaults, readPageContent } from './page-faults.ts'
import type { PageName, PageContents } from './page-content.ts'

const today = '2026-11-26'
const isPage = (path: string) => path !== '/conect'

function faultsOf<P extends PageName>(
  page: P,
  words: PageContents[P],
  shown: Json = filePages[page],
) {
  return publishFaults(page, words, { shown, today, isPage })
}

test('refuses an empty answer, an unknown field and an unknown address at their fields', () => {
  const { faq, about } = filePages
  const [first, ...others] = faq.questions
  const empty = { ...faq, questions: [{ ...first, answer: ' ' }, ...others] }
  expect(readPageContent('faq', empty).faults).toEqual([
    { at: ['questions', 0, 'answer'], text: 'must say something' },
  ])
  expect(readPageContent('faq', { ...faq, html: '<b>' }).parsed).toBeUndefined()
  const led = (to: string) => ({ ...about, action: { label: 'Go', to } })
  for (const to of ['javascript:alert(1)', '//elsewhere.test', 'connect', 'http://a.test'])
    expect(readPageContent('about', led(to)).faults, to).toMatchObject([{ at: ['action', 'to'] }])
  expect(readPageContent('about', led('https://rera.test/x')).faults).toEqual([])
})

test('a dead link and an unknown name in braces block a publication', () => {
  const { about, faq } = filePages
  const led = (to: string) => faultsOf('about', { ...about, action: { label: 'Go', to } })
  expect(led('/conect')).toEqual([
    { at: ['action', 'to'], text: '“/conect” is not a page of this site' },
  ])
  expect(led('/about#how-we-check')).toEqual([])
  expect(faultsOf('faq', { ...faq, heading: 'All {COUNT}' })).toMatchObject([{ at: ['heading'] }])
})

test('the privacy policy keeps the names that the program replaces', () => {
  const policy = filePages['privacy-policy']
  const sections = policy.sections.map(({ measured: _gone, ...section }) => section)
  const inForceSince = today
  expect(faultsOf('privacy-policy', { ...policy, inForceSince, sections })).toEqual([
    { at: [], text: '{ANALYTICS} must stay: the site puts its own text there' },
  ])
})

test('a legal text comes into force on its publication or later', () => {
  const { terms } = filePages
  const on = (inForceSince: string) => faultsOf('terms', { ...terms, inForceSince, lede: 'Other.' })
  expect(on(terms.inForceSince)).toMatchObject([{ at: ['inForceSince'] }])
  expect(on('2026-11-25')).toMatchObject([{ at: ['inForceSince'] }])
  expect(on(today)).toEqual([])
  expect(on('2026-12-03')).toEqual([])
  expect(readPageContent('terms', { ...terms, inForceSince: 'soon' }).faults).toMatchObject([
    { at: ['inForceSince'] },
  ])
})

test('two people need two names, since a photo follows the name', () => {
  const { about } = filePages
  const people = (...names: string[]) =>
    faultsOf('about', { ...about, people: names.map((name) => ({ name, role: 'Sales' })) })
  expect(people('Meera Rao', 'Asha Jain')).toEqual([])
  expect(people('Meera Rao', 'Asha Jain', ' meera rao')).toMatchObject([
    { at: ['people', 2, 'name'] },
  ])
})

test('letters without a font block social cards and brochures', () => {
  const { about, disclaimer, terms } = filePages
  expect(faultsOf('about', { ...about, title: 'About 🏡' })).toEqual([
    {
      at: ['title'],
      text: 'brochures and link pictures leave out “🏡”: no print font has it',
    },
  ])
  expect(faultsOf('about', { ...about, title: 'हमारे बारे में ✔' })).toEqual([])
  const inForceSince = today
  expect(faultsOf('disclaimer', { ...disclaimer, inForceSince, lede: '🏡' })).toMatchObject([
    { at: ['lede'] },
  ])
  expect(faultsOf('terms', { ...terms, inForceSince, lede: '🏡' })).toEqual([])
})
