import { z } from 'zod'

type Bounds = { least: number; most: number; advice: string }

/** A whole number; the limit catches typing errors, which would be drawn. */
export function wholeFigure({ least, most, advice }: Bounds) {
  return z
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, tooLarge(most, advice))
}

export function figure({ most, advice }: Omit<Bounds, 'least'>) {
  return z
    .number('must be a number')
    .positive('must be more than 0')
    .max(most, tooLarge(most, advice))
}

function tooLarge(most: number, advice: string): string {
  return `must be at most ${most}: ${advice}`
}
