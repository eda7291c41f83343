import { expect, test } from 'vitest'

import { catalogue } from '#test/catalogue/catalogue.ts'

import { guessRequirement } from './guess-requirement.ts'
import { requirementText } from './requirement.ts'

const nothing = { type: undefined, city: '' }
const guess = (message: string, enquired: Parameters<typeof guessRequirement>[2] = nothing) =>
  guessRequirement(message, catalogue.lexicon, enquired)

test.each([
  ['3 bhk under 1.2 cr', { type: 'Apartments', bedrooms: [3], budget: { to: 12_000_000 } }],
  ['Budget 80 lakh to 1.2 crore', { budget: { from: 8_000_000, to: 12_000_000 } }],
  ['around 80 lakh', { budget: { to: 8_000_000 } }],
  ['my budget is 90', { budget: { to: 9_000_000 } }],
  ['Plot for investment, no loan', { type: 'Plots', purpose: 'investment', needsLoan: false }],
  ['Flat for own use, need home loan', { purpose: 'own-use', needsLoan: true }],
  ['We want to buy within 3 months', { timing: 'three-months' }],
  ['मुझे एक मकान चाहिए', { language: 'hi' }],
])('%s', (message, expected) => expect(guess(message)).toMatchObject(expected))

test.each([
  ['मुझे दो बेडरूम का फ्लैट चाहिए', [2]],
  ['तीन बीएचके', [3]],
  ['२ बी एच के', [2]],
  ['3 बैडरूम', [3]],
  ['चार बेड रूम गोवा में', [4]],
  ['दो या तीन बेडरूम', [2, 3]],
  ['do bhk chahiye', [2]],
  ['Teen bedroom ka flat', [3]],
  ['2 ya 3 bhk', [2, 3]],
])('“%s” is a home, also asked about a commercial project', (message, bedrooms) => {
  const guessed = guess(message, { type: 'Commercial', city: '' })
  expect(guessed).toMatchObject({ type: 'Apartments', bedrooms })
})

test.each(['This is my office number.', 'Call my shop phone', 'Only after office hours'])(
  '“%s” wants no commercial space',
  (message) => {
    expect(guess(message).type).toBeUndefined()
    expect(guess(message, { type: 'Plots', city: '' }).type).toBe('Plots')
  },
)

test('an office space is commercial', () => {
  expect(guess('Need an office near the metro').type).toBe('Commercial')
})

test.each(['Do bedrooms have balconies?', 'दो दुकान', 'एक बार फोन करें'])(
  '“%s” names no rooms',
  (message) => expect(guess(message).bedrooms).toEqual([]),
)

test.each([
  '1 to ',
  '1,',
  'budget ',
  'a ',
  'between 1 and ',
  '1-',
  'sector 1,',
  '₹1 ',
  'possession by ',
])('a long message of “%s” is read at once', (part) => {
  const message = part.repeat(4000 / part.length)
  guess(message)
  const start = performance.now()
  guess(message)
  const took = performance.now() - start
  expect(took).toBeLessThan(250)
})

test('a second place counts too', () => {
  const [one = '', other = ''] = catalogue.choices.cities
  expect(guess(`A plot in ${one} or ${other}`).places).toEqual([one, other])
})

test.each([
  '',
  'Please call me.',
  'Call me after 6',
  'between 10 and 12 in the morning',
  'from 5 pm',
])('nothing is guessed from “%s”', (message) => expect(requirementText(guess(message))).toBe(''))

test('the project enquired about says type and place where the message does not', () => {
  const enquired = { type: 'Plots', city: 'Goa' } as const
  expect(guess('Please call me.', enquired)).toMatchObject({ type: 'Plots', places: ['Goa'] })
  const [place = ''] = catalogue.choices.cities
  expect(guess(`3 bhk in ${place}`, enquired)).toMatchObject({
    type: 'Apartments',
    places: [place],
  })
})
