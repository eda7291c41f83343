import { z } from 'zod'

type Bounds = { min: number; max: number; advice: string }

/** A whole number; the limit catches typing errors, which would be drawn. */
export function wholeFigure({ min, max, advice }: Bounds) {
  return z
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, tooLarge(max, advice))
}

export function figure({ max, advice }: Omit<Bounds, 'min'>) {
  return z
    .number('must be a number')
    .positive('must be more than 0')
    .max(max, tooLarge(max, advice))
}

function tooLarge(max: number, advice: string): string {
  return `must be at most ${max}: ${advice}`
}
