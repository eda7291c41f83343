import { z } from 'zod'

/** What a figure of a listing may be; `advice` tells what to do about one that is larger. */
type Bounds = { least: number; most: number; advice: string }

/** A whole number of a listing. What no building or page has is a slip of the keyboard, and would be drawn. */
export function wholeFigure({ least, most, advice }: Bounds) {
  return z
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, tooLarge(most, advice))
}

/** A figure of a listing that may have decimals: more than nothing. */
export function figure({ most, advice }: Omit<Bounds, 'least'>) {
  return z
    .number('must be a number')
    .positive('must be more than 0')
    .max(most, tooLarge(most, advice))
}

function tooLarge(most: number, advice: string): string {
  return `must be at most ${most}: ${advice}`
}
