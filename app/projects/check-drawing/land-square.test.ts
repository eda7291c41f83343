import { expect, test } from 'vitest'

import { landSquare, derivedTexts } from './land-square.ts'

const words = (area: string) => {
  const land = landSquare(area)
  return land && derivedTexts(land).map((text) => text.replaceAll('\u00A0', ' '))
}

test('converts acres to a square', () => {
  expect(words('6.46 acres')).toEqual([
    '26,143 sq m',
    '161.7 m a side, if the land were square',
    'as large as 62 plots of 500 sq yd',
  ])
})

test('keeps "at least" for a minimum', () => {
  expect(words('130+ acres')).toEqual([
    'at least 5,26,091 sq m',
    'at least 725.3 m a side, if the land were square',
    'at least as large as 1,258 plots of 500 sq yd',
  ])
})

test('draws a plot next to the land at the same scale', () => {
  expect(landSquare('2000 sq yards')?.plotSide).toBeCloseTo(0.5)
  expect(landSquare('10,000 sq m')?.sideMetres).toBe(100)
})

test('draws no land for an unknown unit', () => {
  expect(landSquare('46 floors')).toBeUndefined()
  expect(landSquare('large')).toBeUndefined()
})
