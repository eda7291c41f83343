import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import { isPlaced, pointOf, pointTyped } from './place.ts'
import { projectSchema } from './project.ts'

const POINT = '28.4595, 77.0266'

test.each([
  ['28.4595, 77.0266', POINT],
  [' 28.4595,77.0266 ', POINT],
  ['28.4595 77.0266', POINT],
  ['२८.४५९५, ७७.०२६६', POINT],
  ['28.45950001234, 77.0266', POINT],
  ['https://www.google.com/maps?q=28.4595,77.0266', POINT],
  ['https://maps.google.com/maps?q=loc:28.4595,77.0266&z=17', POINT],
  ['https://www.google.com/maps/search/?api=1&query=28.4595%2C77.0266', POINT],
  ['https://www.google.com/maps/search/28.4595,+77.0266?entry=tts', POINT],
  ['https://www.google.com/maps/place/28.4595,77.0266', POINT],
  ['https://www.google.co.in/maps/@28.4595,77.0266,17z', POINT],
  [
    'https://www.google.com/maps/place/Cedar/@28.1,77.1,17z/data=!3m1!4b1!8m2!3d28.4595!4d77.0266!16s',
    POINT,
  ],
  ['https://maps.app.goo.gl/AbCdEf', undefined],
  ['28.4595', undefined],
  ['Sector 44, Noida', undefined],
  ['', undefined],
])('reads %j', (typed, point) => expect(pointTyped(typed)).toBe(point))

test('keeps a point as it is once stored', () => {
  fc.assert(
    fc.property(degree(90), degree(180), (latitude, longitude) => {
      const stored = pointTyped(`${latitude.toFixed(9)}, ${longitude.toFixed(9)}`) ?? ''
      expect(pointTyped(stored)).toBe(stored)
      expect(pointOf(stored).latitude).toBeCloseTo(latitude, 5)
      expect(pointOf(stored).longitude).toBeCloseTo(longitude, 5)
    }),
  )
})

test('a project lies in India, by a point or by an outline of three corners', () => {
  const corners = [POINT, '28.46, 77.03', '28.45, 77.03']
  expect(faultsOf({ pin: POINT, outline: { of: 'sector', corners } })).toBeUndefined()
  expect(faultsOf({ pin: '77.0266, 28.4595' })).toEqual(['pin'])
  expect(faultsOf({ pin: '51.5072, -0.1276' })).toEqual(['pin'])
  expect(faultsOf({ pin: 'Sector 44' })).toEqual(['pin'])
  expect(faultsOf({ outline: { of: 'site', corners: corners.slice(1) } })).toEqual([
    'outline.corners',
  ])
  expect(faultsOf({ outline: { of: 'site', corners: [...corners, '0, 0'] } })).toEqual([
    'outline.corners.3',
  ])
})

test('an emptied pin places nothing, and a link is stored as its point', () => {
  const parsed = projectSchema.parse({ ...cedarCourt, pin: '' })
  expect([parsed.pin, isPlaced(parsed), isPlaced({ pin: '' })]).toEqual([undefined, false, false])
  const linked = { ...cedarCourt, pin: 'https://www.google.com/maps?q=28.4595,77.0266' }
  expect(projectSchema.parse(linked).pin).toBe(POINT)
  expect(isPlaced(projectSchema.parse(linked))).toBe(true)
  expect(isPlaced({ outline: { of: 'site', corners: [] } })).toBe(true)
})

function degree(max: number) {
  return fc.double({ min: -max, max, noNaN: true })
}

function faultsOf(place: object) {
  const { error } = projectSchema.safeParse({ ...cedarCourt, ...place })
  return error?.issues.map(({ path }) => path.join('.'))
}
