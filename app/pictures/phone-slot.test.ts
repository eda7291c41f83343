import { expect, test } from 'vitest'

import { help, insideHead, tallHead } from '#content/pictures/slot.ts'

import { phoneSlot } from './phone-slot.ts'

const slot = {
  ...tallHead,
  id: 'green-court',
  scene: 'residential',
  facts: { name: 'Green Court', towers: 3, floors: 20 },
  look: { hour: 'dawn', place: 'plains', seed: 4, headroom: 0.42 },
  part: [0.1, 0.1, 0.5],
  alt: "Three towers. Artist's impression.",
} as const

test('a head is drawn upright for phones from the same facts, its subject at the foot', () => {
  expect(phoneSlot(slot)).toEqual({
    id: 'green-court-phone',
    scene: 'residential',
    facts: slot.facts,
    look: { hour: 'dawn', place: 'plains', seed: 4, headroom: 0.6 },
    width: 1280,
    height: 2297,
    focus: 100,
    alt: slot.alt,
  })
})

test('what the phone needs differently is taken from the slot', () => {
  const look = { ...slot.look, seed: 9 }
  const phone = phoneSlot({ ...slot, ...insideHead, phone: { scene: 'towers', look } })
  expect(phone).toMatchObject({ scene: 'towers', look: { seed: 9, headroom: 0.55 } })
})

test('other pictures have no version for phones', () => {
  const { phone: _phone, ...beside } = { ...slot, ...help }
  expect(phoneSlot(beside)).toBeUndefined()
})
