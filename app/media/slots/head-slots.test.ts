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

test('draws a cover for wide screens and phones from the same facts, without the card’s composition', () => {
  const same = {
    scene: 'residential',
    facts: slot.facts,
    look: { hour: 'dawn', place: 'plains', seed: 4 },
    alt: slot.alt,
  }
  expect(headSlots(slot)).toEqual([
    { ...same, id: 'green-court-wide', width: 2880, height: 960, focus: 10 },
    { ...same, id: 'green-court-phone', width: 1280, height: 1600, focus: 30 },
  ])
})

test('takes a screen’s own composition from the slot', () => {
  const part = [0.2, 0.3, 0.6] as const
  const [wide, phone] = headSlots({
    ...slot,
    ...head,
    wide: { ...head.wide, look: { seed: 9, headroom: 0.1 } },
    phone: { ...head.phone, scene: 'towers', part },
  })
  expect(wide).toMatchObject({ scene: 'residential', focus: 60 })
  expect(wide?.look).toEqual({ hour: 'dawn', place: 'plains', seed: 9, headroom: 0.1 })
  expect(wide).not.toHaveProperty('part')
  expect(phone).toMatchObject({ scene: 'towers', part, look: { seed: 4 } })
})

test('other pictures have no cover version', () => {
  const { wide: _wide, phone: _phone, ...beside } = { ...slot, ...help }
  expect(headSlots(beside)).toEqual([])
})

test('draws a marked cover at every time of day except its own', () => {
  const marked = { ...slot, lights: 'Three towers behind a lawn' }
  const [wide, phone] = headSlots(marked)
  expect([wide, phone]).toEqual(headSlots(slot))
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
})

test('draws a cover of another hour at all four times of day, and only when marked', () => {
  const golden = { ...slot, look: { ...slot.look, hour: 'golden' }, lights: 'Towers' } as const
  expect(timeOfDaySlots(golden)).toHaveLength(8)
  expect(timeOfDaySlots(slot)).toEqual([])
})
