import type { Locator } from '@playwright/test'

/** Counts what a thumb does: each opening of a field or page is a tap, typing is not. */
export function countTaps() {
  let [taps, keys] = [0, 0]
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field)
      keys += text.length
      await field.pressSequentially(text)
    },
    /** A date or time, which the phone's own picker fills in. */
    pick: async (field: Locator, value: string) => {
      await tap(field)
      await field.fill(value)
    },
    taps: () => taps,
    /** By the Keystroke-Level Model (Card, Moran, Newell 1980): a point takes 1.1 s, a key 0.28 s. */
    seconds: () => taps * 1.1 + keys * 0.28,
  }
}
