import { expect, test } from 'vitest'

import { exactPoint, type Placed } from '#app/projects/model/place.ts'

import { sitePlan } from './site-plan.ts'

/** A square of about 1,000 m in Noida. */
const corners = ['28.5, 77.3', '28.5, 77.310219', '28.509022, 77.310219', '28.509022, 77.3']
const NOWHERE = { x: NaN, y: NaN }
const outline = { of: 'site' as const, corners }

test('draws nothing without a pin or an outline', () => {
  expect([sitePlan({}), sitePlan({ pin: '' })]).toEqual([undefined, undefined])
})

test('keeps the shape and the scale of the ground, north up', () => {
  const [south = NOWHERE, east = NOWHERE, north = NOWHERE] = drawnAt({ outline })
  const { metres = 0, width = 1 } = sitePlan({ outline })?.scale ?? {}
  const metresOf = (units: number) => (units / width) * metres
  expect(metresOf(east.x - south.x) / 10).toBeCloseTo(100, 0)
  expect(metresOf(south.y - north.y) / 10).toBeCloseTo(100, 0)
})

test('a pin is where it is in the outline, and in the middle without one', () => {
  const pin = '28.509022, 77.3'
  const plan = sitePlan({ pin, outline })
  const corner = plan?.outline.split(' ').at(-1)
  expect(`${plan?.pin?.x},${plan?.pin?.y}`).toBe(corner)
  expect(sitePlan({ pin })).toEqual({
    outline: '',
    pin: { x: 200, y: 150 },
    scale: { metres: 100, width: 53 },
  })
})

test('the exact point is the pin, or the middle of the outline', () => {
  expect(exactPoint({ outline })).toEqual({ latitude: 28.504511, longitude: 77.30511 })
  expect(exactPoint({ pin: '28.51, 77.32', outline })).toEqual({
    latitude: 28.51,
    longitude: 77.32,
  })
  expect(exactPoint({})).toBeUndefined()
})

function drawnAt(placed: Placed) {
  return (sitePlan(placed)?.outline.split(' ') ?? []).map((corner) => {
    const [x = NaN, y = NaN] = corner.split(',').map(Number)
    return { x, y }
  })
}
