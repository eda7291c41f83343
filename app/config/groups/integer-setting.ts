import { z } from 'zod'

/** `what` completes "must be …" for a wrong value. */
export function whole(min: number, what: string, max = Number.MAX_SAFE_INTEGER) {
  const error = `must be ${what}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

export const days = whole(1, 'a whole number of days, at least 1')

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
