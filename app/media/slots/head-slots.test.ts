import { expect, test } from 'vitest'

import { head, help, tallHead } from '#content/pictures/slot.ts'

import { headSlots, timeOfDaySlots } from './head-slots.ts'

const slot = {
  ...tallHead,
  id: 'green-court',
  scene: 'residential',
  facts: { name: 'Green Court', towers: 3, floors: 20 },
  look: { hour: 'dawn', place: 'plains', seed: 4, headroom: 0.12 },
  part: [0.1, 0.1, 0.5],
  alt: "Three towers. Artist's impression.",
} as const

test('draws a cover for wide screens from the same facts, without the card’s composition', () => {
  const same = {
    scene: 'residential',
    facts: slot.facts,
    look: { hour: 'dawn', place: 'plains', seed: 4 },
    alt: slot.alt,
  }
  expect(headSlots(slot)).toEqual([
    { ...same, id: 'green-court-wide', width: 2880, height: 960, focus: 10 },
  ])
})

test('takes the wide composition from the slot', () => {
  const part = [0.2, 0.3, 0.6] as const
  const [wide] = headSlots({
    ...slot,
    ...head,
    wide: { ...head.wide, scene: 'towers', part, look: { seed: 9, headroom: 0.1 } },
  })
  expect(wide).toMatchObject({ scene: 'towers', part, focus: 60 })
  expect(wide?.look).toEqual({ hour: 'dawn', place: 'plains', seed: 9, headroom: 0.1 })
})

test('other pictures have no cover version', () => {
  const { wide: _wide, ...beside } = { ...slot, ...help }
  expect(headSlots(beside)).toEqual([])
})

test('draws a marked cover at every time of day except its own, for a phone as on its card', () => {
  const marked = { ...slot, lights: 'Three towers behind a lawn' }
  const [wide] = headSlots(marked)
  expect([wide]).toEqual(headSlots(slot))
  const versions = timeOfDaySlots(marked)
  expect(versions.map(({ id }) => id)).toEqual([
    'green-court-wide-noon',
    'green-court-wide-dusk',
    'green-court-wide-night',
    'green-court-phone-noon',
    'green-court-phone-dusk',
    'green-court-phone-night',
  ])
  expect(versions[2]).toEqual({
    ...wide,
    id: 'green-court-wide-night',
    look: { ...wide?.look, hour: 'night' },
    alt: "Three towers behind a lawn by night. Artist's impression.",
  })
  const { wide: _wide, ...card } = slot
  expect(versions[5]).toEqual({
    ...card,
    id: 'green-court-phone-night',
    look: { ...slot.look, hour: 'night' },
    alt: "Three towers behind a lawn by night. Artist's impression.",
  })
})

test('draws a cover of another hour at all four times of day, and only when marked', () => {
  const golden = { ...slot, look: { ...slot.look, hour: 'golden' }, lights: 'Towers' } as const
  expect(timeOfDaySlots(golden)).toHaveLength(8)
  expect(timeOfDaySlots(slot)).toEqual([])
})
