import { parseRupees } from '#app/lib/money.ts'
import { asciiNumber } from '#app/lib/text/digits.ts'

type Understood<T> = { value: T; error?: never } | { value?: never; error: string }

/** Neither value nor error while untouched. */
export type Reading<T = number> = { typed: string; value?: T; error?: string }

/** Ten thousand crore rupees: more than any price, and safely within exact arithmetic. */
const MAX_RUPEES = 100_000_000_000

/** A field absent from the query is untouched; an empty one is an error. */
export function readField<T>(
  query: URLSearchParams,
  name: string,
  missing: string,
  understand: (typed: string) => Understood<T>,
): Reading<T> {
  const raw = query.get(name)
  const typed = raw ?? ''
  if (typed.trim() !== '') return { typed, ...understand(typed) }
  return raw === null ? { typed } : { typed, error: missing }
}

export function rupeesField(query: URLSearchParams, name: string, missing: string): Reading {
  return readField(query, name, missing, (typed) => {
    const value = parseRupees(typed)
    if (value === undefined) {
      return { error: 'Enter the amount like 1.5 cr, 95 lakh or 2,60,00,000.' }
    }
    if (value < 1) return { error: 'Enter an amount above zero.' }
    if (value > MAX_RUPEES) return { error: 'Enter an amount up to 10,000 crore.' }
    return { value }
  })
}

type Limits = { from: number; to: number; wrong: string }

/** Accepts a unit and thousands' commas. */
export function numberField(
  query: URLSearchParams,
  name: string,
  missing: string,
  { from, to, wrong }: Limits,
): Reading {
  return readField(query, name, missing, (typed) => {
    const digits = asciiNumber(typed)
      .trim()
      .replace(/(?:%|years?|sq\.? ?ft\.?)$/i, '')
      .trimEnd()
      .replaceAll(',', '')
    const value = /^\d{1,12}(?:\.\d{1,6})?$/.test(digits) ? Number(digits) : Number.NaN
    return value >= from && value <= to ? { value } : { error: wrong }
  })
}
