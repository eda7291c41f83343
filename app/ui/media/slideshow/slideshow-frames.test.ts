import { expect, test } from 'vitest'

import { pictureAt, slideshowRound } from './slideshow-frames.ts'

function opacities(count: number, delay: number, transition: number, time: number): number[] {
  const { duration, layers } = slideshowRound(count, delay, transition)
  const at = (time % duration) / duration
  return layers.map((frames) => {
    const next = frames.findIndex((frame) => frame.offset > at)
    const from = frames[next - 1]
    const to = frames[next]
    if (!from || !to) throw new Error(`No frames around ${at}.`)
    const share = (at - from.offset) / (to.offset - from.offset)
    return Number((from.opacity + share * (to.opacity - from.opacity)).toFixed(3))
  })
}

test('a picture waits its delay, then fades in above the one before it', () => {
  expect(slideshowRound(5, 1000, 5000).duration).toBe(30_000)
  expect(opacities(5, 1000, 5000, 0)).toEqual([0, 0, 0, 0])
  expect(opacities(5, 1000, 5000, 1000)).toEqual([0, 0, 0, 0])
  expect(opacities(5, 1000, 5000, 3500)).toEqual([0.5, 0, 0, 0])
  expect(opacities(5, 1000, 5000, 6500)).toEqual([1, 0, 0, 0])
  expect(opacities(5, 1000, 5000, 9500)).toEqual([1, 0.5, 0, 0])
  expect(opacities(5, 1000, 5000, 12_500)).toEqual([0, 1, 0, 0])
})

test('the last fades out over the first, and the round begins again', () => {
  expect(opacities(5, 1000, 5000, 24_500)).toEqual([0, 0, 0, 1])
  expect(opacities(5, 1000, 5000, 27_500)).toEqual([0, 0, 0, 0.5])
  expect(opacities(5, 1000, 5000, 30_500)).toEqual([0, 0, 0, 0])
  expect(opacities(2, 0, 1000, 500)).toEqual([0.5])
  expect(opacities(2, 0, 1000, 1500)).toEqual([0.5])
})

test('frames never go back in time, whatever the numbers are', () => {
  for (const [count, delay, transition] of [
    [2, 0, 1],
    [3, 4000, 800],
    [6, 1000, 5000],
    [4, 1, 9000],
  ] as const) {
    for (const frames of slideshowRound(count, delay, transition).layers) {
      const offsets = frames.map((frame) => frame.offset)
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
      expect(offsets.at(-1)).toBe(1)
    }
  }
})

const at = (time: number) => pictureAt(time, 5, 1000, 5000)

test('a picture is visible from the middle of its fade, and the round begins with the first again', () => {
  expect(at(0)).toEqual({ index: 0, staysFor: 3500 })
  expect(at(3499)).toEqual({ index: 0, staysFor: 1 })
  expect(at(3500)).toEqual({ index: 1, staysFor: 6000 })
  expect(at(24_000)).toEqual({ index: 4, staysFor: 3500 })
  expect(at(27_500)).toEqual({ index: 0, staysFor: 6000 })
  expect(at(33_500)).toEqual({ index: 1, staysFor: 6000 })
})
