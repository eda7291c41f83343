import { sorted } from '#app/lib/lists.ts'

/** A clock for first contact; another `name` has all counts computed again. */
export type ContactClock = { name: string; minutes: (from: Date, to: Date) => number }

/** Elapsed time, including nights and holidays. */
export const wallClock: ContactClock = {
  name: 'wall',
  minutes: (from, to) => (to.getTime() - from.getTime()) / 60_000,
}

/** Minutes: singly up to here, then by tens for a day, by hours for a fortnight, then by days. */
const [SINGLY, DAY, FORTNIGHT] = [120, 1440, 20_160]

/** Rounds minutes down, more coarsely the longer it took. */
export function contactStep(minutes: number): number {
  const clamped = Math.max(0, minutes)
  const step = clamped < SINGLY ? 1 : clamped < DAY ? 10 : clamped < FORTNIGHT ? 60 : DAY
  return Math.floor(clamped / step) * step
}

/** Fewer contacts give no meaningful median. */
export const TOO_FEW = 5
/** Counts of first contacts and those in time; `promised` and `median` are minutes. */
export type FirstContact = { contacted: number; promised: number; inTime: number; median?: number }

/** `promised` is in minutes; an even count takes the lower of the two middle values. */
export function firstContact(counts: ReadonlyMap<number, number>, promised: number): FirstContact {
  const steps = sorted(
    [...counts].filter(([, count]) => count > 0),
    ([a], [b]) => a - b,
  )
  const contacted = sum(steps)
  const inTime = sum(steps.filter(([minutes]) => minutes < promised))
  if (contacted < TOO_FEW) return { contacted, promised, inTime }
  let passed = 0
  for (const [minutes, count] of steps) {
    passed += count
    if (passed * 2 >= contacted) return { contacted, promised, inTime, median: minutes }
  }
  return { contacted, promised, inTime }
}

function sum(steps: readonly (readonly [number, number])[]): number {
  return steps.reduce((total, [, count]) => total + count, 0)
}
