import { z } from 'zod'

/** Of PostgreSQL's integer. */
const MAX = 2_147_483_647
/** Over two centuries; with far more, no date can be counted back, and sign-ins fail. */
const MOST_DAYS = 100_000

/** `what` completes "must be …" for a wrong value. */
export function whole(min: number, what: string, max = MAX) {
  const error = `must be ${what}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

/** `zero` says what 0 does, where it may be given. */
export function daysFrom(min: number, zero = '') {
  return whole(min, `a whole number of days from ${min} to 100,000${zero}`, MOST_DAYS)
}

export const days = daysFrom(1)

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
