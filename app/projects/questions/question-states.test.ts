import { expect, test } from 'vitest'

import { factSlots } from '#app/projects/facts/fact-slots.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import { projectSchema } from '#app/projects/model/project.ts'
import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'
import { elmSquare } from '#test/catalogue/elm-square.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'

import { questions, type QuestionState } from './question.ts'
import { questionStates } from './question-states.ts'

const whole = {
  ...cedarCourt,
  pin: '28.4595, 77.0266',
  availability: '12 of 40 homes, 21 Nov 2026',
}

const byKey = (states: readonly QuestionState[]) => new Map(states.map((one) => [one.key, one]))
const valuesOf = (states: readonly QuestionState[]) =>
  Object.fromEntries(
    states.flatMap((one) => (one.state === 'confirmed' ? [[one.key, one.value]] : [])),
  )
const checksOf = (states: readonly QuestionState[]) => [
  ...new Set(
    states.flatMap((one) => (one.state === 'confirmed' ? `${one.source}, ${one.day}` : [])),
  ),
]

test('a project confirms what it states, each with source and day', () => {
  const states = questionStates(whole)
  expect(states.map(({ key }) => key)).toEqual(questions.map(({ key }) => key))
  expect(valuesOf(states)).toEqual({
    price: 'From ₹1.50\u00A0crore',
    rera: 'UPRERAPRJ1',
    sizes: '1,200–1,800 sq ft',
    'payment-plan': '40:60',
    possession: 'December 2026',
    location: 'Sector 150, Noida',
    availability: '12 of 40 homes, 21 Nov 2026',
  })
  expect(checksOf(states)).toEqual(['developer, 2026-11-21'])
})

test('nothing is confirmed of a project that states nothing', () => {
  const states = questionStates(poplarFarms)
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['not-announced']))
  expect(byKey(states).get('plans')).toMatchObject({ label: 'Plot layout', ask: 'Plot layout' })
})

test('a question put to the developer is asked until the project answers it', () => {
  const asked = [
    { question: 'price', whom: 'Poplar', on: '2026-11-24', due: '2026-12-01' },
    { question: 'rera', whom: 'UP RERA', on: '2026-11-25' },
  ] as const
  const states = byKey(questionStates({ ...poplarFarms, asked }))
  expect(states.get('price')).toMatchObject({
    state: 'asked',
    whom: 'Poplar',
    on: '2026-11-24',
    due: '2026-12-01',
  })
  expect(states.get('rera')).not.toHaveProperty('due')
  const priced = byKey(questionStates({ ...poplarFarms, price: '95 Lacs', asked }))
  expect(priced.get('price')).toMatchObject({ state: 'confirmed' })
})

test('a hidden price is not announced, and a registration without a number says so', () => {
  const rera = { registered: true } as const
  const states = byKey(questionStates({ ...cedarCourt, revealPrice: 'soon', rera }))
  expect(states.get('price')?.state).toBe('not-announced')
  expect(states.get('rera')).toMatchObject({
    state: 'not-announced',
    known: 'Registered, number on request',
  })
})

test('an interest-only project has no question about terms of sale', () => {
  const [shown = cedarCourt] = shownProjects([{ ...cedarCourt, rera: undefined }], 'interest-only')
  const keys = questionStates(shown).map(({ key }) => key)
  expect(keys).not.toContain('price')
  expect(keys).not.toContain('payment-plan')
  expect(keys).toHaveLength(6)
})

test.each([
  [
    'sizes',
    { plots: { smallest: 1500, unit: 'sq ft', label: 'from 1500 sq ft' } },
    'from 1,500 sq ft',
  ],
  [
    'sizes',
    { sections: [{ kind: 'prices', rows: [{ label: 'Plot of 1500 sq ft', from: '95 Lacs' }] }] },
    '1,500 sq ft',
  ],
  ['possession', { facts: [{ figure: 'May', unit: '2027', label: 'Possession' }] }, 'May 2027'],
  [
    'possession',
    {
      sections: [
        { kind: 'particulars', title: 'Dates', rows: [{ label: 'Completion', value: 'May 2027' }] },
      ],
    },
    'May 2027',
  ],
  ['payment-plan', { facts: [{ figure: '40:60', label: 'Payment plan' }] }, '40:60'],
  [
    'payment-plan',
    { sections: [{ kind: 'payment-plan', parts: [25, 25, 25, 25].map((share) => ({ share })) }] },
    '4 payment stages',
  ],
] as const)('reads %s wherever the project has it: %j', (key, stated, value) => {
  const project = projectSchema.parse({
    ...poplarFarms,
    ...stated,
    sections: 'sections' in stated ? stated.sections : poplarFarms.sections,
  })
  expect(valuesOf(questionStates(project))).toEqual({ [key]: value })
})

test('sizes of a clubhouse are no sizes of homes', () => {
  const facts = [{ figure: '155,000', unit: 'sq ft', label: 'Clubhouse' }]
  expect(valuesOf(questionStates({ ...poplarFarms, facts }))).toEqual({})
})

test('a project confirms what its spaces state, and a space what it states itself', () => {
  expect(valuesOf(questionStates(elmSquare))).toEqual({
    sizes: '250 sq ft, for some spaces',
    'payment-plan': '30:70, 50:50, by space',
    possession: 'About 12 months, for some spaces',
  })
  expect(pageOfProject(elmSquare).questions).toEqual(questionStates(elmSquare))
  expect(valuesOf(findSubPage(elmSquare, 'food-court')?.questions ?? [])).toEqual({
    'payment-plan': '50:50',
  })
})

test('floor plans on the page answer for theirs, each type of unit once', () => {
  const plans = ['2 BHK', '3 BHK', '3 BHK'].map((unit) => ({ unit }))
  expect(byKey(questionStates({ ...cedarCourt, plans })).get('plans')).toMatchObject({
    state: 'confirmed',
    value: '2 BHK, 3 BHK',
    day: cedarCourt.checked.on,
  })
})

const homes = projectSchema.parse({
  ...poplarFarms,
  sections: [
    {
      kind: 'units',
      title: 'Residences',
      rows: [
        { name: '3 BHK + Utility', bedrooms: 3, utility: true },
        { name: '4 BHK', bedrooms: 4 },
      ],
    },
  ],
})
const [three, four] = [
  {
    unit: '3 BHK + utility',
    area: '1,850 sq ft',
    checked: { source: 'developer', on: '2026-11-20' },
  },
  { unit: '4BHK', area: '2,350 sq ft', checked: { source: 'staff', on: '2026-11-24' } },
] as const

test('a plan of some types of home leaves the others open, and its area answers for sizes', () => {
  const states = byKey(questionStates({ ...homes, plans: [three] }))
  const checked = { source: 'developer', day: '2026-11-20', isPartial: true }
  expect(states.get('plans')).toMatchObject({ value: '3 BHK + utility', ...checked })
  expect(states.get('sizes')).toMatchObject({ value: '1,850 sq ft, for some units', ...checked })
})

test('plans of all types answer as of their oldest check', () => {
  const states = byKey(questionStates({ ...homes, plans: [four, three] }))
  expect(states.get('sizes')).toMatchObject({ value: '2,350 sq ft, 1,850 sq ft' })
  for (const key of ['plans', 'sizes'] as const) {
    expect(states.get(key)).toMatchObject({ day: '2026-11-20' })
    expect(states.get(key)).not.toHaveProperty('isPartial')
  }
  const stated = { facts: [{ figure: '1800–2400', unit: 'sq ft', label: 'Sizes' }] }
  const own = byKey(questionStates({ ...homes, ...stated, plans: [three] })).get('sizes')
  expect(own).toMatchObject({ value: '1,800–2,400 sq ft', day: homes.checked.on })
})

test('a later published change dates a value, an earlier one does not', () => {
  const checked = { source: 'staff', on: '2026-11-25' } as const
  const changes = factSlots(projectSchema.parse(whole)).map((slot) => ({ ...slot, checked }))
  expect(checksOf(questionStates(whole, changes))).toEqual(['staff, 2026-11-25'])
  const older = changes.map((one) => ({ ...one, checked: { ...checked, on: '2026-01-01' } }))
  expect(questionStates(whole, older)).toEqual(questionStates(whole))
})
