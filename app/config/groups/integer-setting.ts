import { z } from 'zod'

/** A variable that is a whole number from `least` to `most`; `what` completes "must be …" for one that is not. */
export function whole(least: number, what: string, most = Number.MAX_SAFE_INTEGER) {
  const error = `must be ${what}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** A variable that is a number of days. */
export const days = whole(1, 'a whole number of days, at least 1')

/** A variable that is `true` or `false`. */
export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
