import { expect, test } from 'vitest'

import { questionStates } from '#app/projects/questions/question-states.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { enquiryAddress } from './enquiry-address.ts'
import { enquiryOptions, chosenEnquiryOptions, openFacts, otherOptions } from './open-facts.ts'

const asks = (project: Parameters<typeof openFacts>[0]) => openFacts(project).map(({ ask }) => ask)

test('main facts that a project does not state are missing', () => {
  expect(asks({ ...birchHeights, possession: undefined })).toEqual([
    'Price list',
    'RERA number',
    'Sizes',
    'Floor plans',
    'Payment plan',
    'Possession date',
    'Exact location',
    'Current availability',
  ])
})

test('does not offer stated facts', () => {
  const facts = [{ figure: '2350–3200', unit: 'sq ft', label: 'Sizes' }]
  const open = asks({
    ...birchHeights,
    facts,
    rera: { registered: true, number: 'UPRERAPRJ1' },
    price: '1.5 CR',
    sections: [{ kind: 'payment-plan', parts: [{ share: 50 }, { share: 50 }] }],
  })
  expect(open).toEqual(['Floor plans', 'Exact location', 'Current availability'])
})

test('an interest-only project offers no price and no payment plan', () => {
  const open = asks({ ...cedarCourt, price: '', isInterestOnly: true })
  expect(open).not.toContain('Price list')
  expect(open).not.toContain('Payment plan')
})

test('a link ticks only options that a page offers', () => {
  for (const { ask } of openFacts(birchHeights)) {
    const { search, pathname, hash } = new URL(enquiryAddress('/birch-heights', ask), 'http://x')
    expect(chosenEnquiryOptions(new URLSearchParams(search))).toEqual([ask])
    expect(pathname + hash).toBe('/birch-heights#enquire')
  }
  expect(chosenEnquiryOptions(new URLSearchParams('ask=Free+gold&ask=Sizes&ask=Sizes'))).toEqual([
    'Sizes',
  ])
})

test('the form offers missing facts and a visit', () => {
  expect(enquiryOptions(questionStates(birchHeights))).toEqual([
    'Price list',
    'RERA number',
    'Floor plans',
    'Site visit',
  ])
  expect(enquiryOptions(questionStates(cedarCourt))).toEqual(['Floor plans', 'Site visit'])
  const rows = ['2 BHK', '3 BHK'].map((name, at) => ({ name, bedrooms: at + 2 }))
  const homes = { ...cedarCourt, sections: [{ kind: 'units' as const, title: 'Homes', rows }] }
  const withPlans = (units: string[]) =>
    enquiryOptions(questionStates({ ...homes, plans: units.map((unit) => ({ unit })) }))
  expect(withPlans(['2 BHK'])).toEqual(['Floor plans', 'Site visit'])
  expect(withPlans(['2 BHK', '3 BHK'])).toEqual(['Site visit'])
})

test('what is open beyond that is an item for those who ask for it', () => {
  const questions = questionStates({ ...birchHeights, possession: undefined })
  expect(otherOptions(questions)).toEqual([
    'Sizes',
    'Payment plan',
    'Possession date',
    'Exact location',
    'Current availability',
  ])
  const sized = questionStates({ ...birchHeights, possession: 'December 2031' })
  expect(otherOptions(sized)).not.toContain('Possession date')
  expect(
    openFacts(birchHeights)
      .map(({ ask }) => ask)
      .toSorted(),
  ).toEqual(
    [...enquiryOptions(questionStates(birchHeights)), ...otherOptions(questionStates(birchHeights))]
      .filter((item) => item !== 'Site visit')
      .toSorted(),
  )
})
