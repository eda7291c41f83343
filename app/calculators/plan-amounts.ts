import { asciiNumber } from '#app/lib/text/digits.ts'

/** `share` in percent. */
export type PlanPart = { share: number; due?: string | undefined }

export type DueAmount = PlanPart & { amount: number }

/** Whole rupees that always add up to the price. */
export function dueAmounts(price: number, parts: readonly PlanPart[]): DueAmount[] {
  let share = 0
  let before = 0
  return parts.map((part) => {
    share += part.share
    const now = Math.round((price * share) / 100)
    const amount = now - before
    before = now
    return { ...part, amount }
  })
}

/** `20:30:50`, also with commas, slashes or spaces; undefined otherwise. */
export function parseShares(typed: string): number[] | undefined {
  const parts = asciiNumber(typed)
    .trim()
    .split(/\s*[:,/;+\s-]\s*/)
  const shares = parts.map((part) => part.replace(/%$/, ''))
  if (!shares.every((share) => /^\d{1,3}(?:\.\d{1,2})?$/.test(share))) return undefined
  return shares.map(Number)
}
