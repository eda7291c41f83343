export type ClaimTerms =
  | {
      kind: 'return'
      /** Percent; `to` above `from` where a range is stated. */
      from: number
      to: number
      period?: 'year' | undefined
    }
  | {
      kind: 'lease'
      /** Rupees per square foot; statements give no period. */
      rate: number
    }

/** Rupees by the developer's claim; `from` and `to` differ where the claim is a range. */
export type ClaimSum = { from: number; to: number; monthly?: { from: number; to: number } }

/** `base` is rupees or square feet; `monthly` exists only where the claim names its period. */
export function claimSum(terms: ClaimTerms, base: number): ClaimSum {
  if (terms.kind === 'lease') {
    const sum = Math.round(base * terms.rate)
    return { from: sum, to: sum }
  }
  const from = (base * terms.from) / 100
  const to = (base * terms.to) / 100
  const sum = { from: Math.round(from), to: Math.round(to) }
  if (terms.period === undefined) return sum
  return { ...sum, monthly: { from: Math.round(from / 12), to: Math.round(to / 12) } }
}
