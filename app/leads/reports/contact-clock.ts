import { sorted } from '#app/lib/lists.ts'

/**
 * By which time first contact is measured. Another name is another clock: what was counted by the one
 * before is then counted again.
 */
export type ContactClock = { name: string; minutes: (from: Date, to: Date) => number }

/** Time as it passes, nights and holidays within. */
export const wallClock: ContactClock = {
  name: 'wall',
  minutes: (from, to) => (to.getTime() - from.getTime()) / 60_000,
}

/** Up to here minutes are counted singly, then by tens for a day, then by hours for a fortnight, then by days. */
const [SINGLY, DAY, FORTNIGHT] = [120, 1440, 20_160]

/** Minutes in which a first contact is counted: rounded down, the coarser the longer it took. */
export function contactStep(minutes: number): number {
  const least = Math.max(0, minutes)
  const step = least < SINGLY ? 1 : least < DAY ? 10 : least < FORTNIGHT ? 60 : DAY
  return Math.floor(least / step) * step
}

/** A median of fewer says nothing. */
export const TOO_FEW = 5
/** How soon leads were first contacted: how many, how many of them within the minutes promised, and the median in minutes. */
export type FirstContact = { contacted: number; promised: number; inTime: number; median?: number }

/** Reads counts by minutes, of which so many are promised; of an even number the earlier of the two in the middle. */
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
