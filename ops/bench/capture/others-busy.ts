import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** For how long it is looked, in milliseconds. */
const LOOK_MS = 1500

/**
 * The share of all processors that is in use, in percent: of other work, where this process and what it
 * started do nothing meanwhile.
 */
export async function othersBusy(): Promise<number> {
  const before = times()
  await sleep(LOOK_MS)
  const after = times()
  return (1 - (after.idle - before.idle) / (after.all - before.all)) * 100
}

function times(): { idle: number; all: number } {
  const all = cpus().map((each) => each.times)
  return {
    idle: sum(all.map(({ idle }) => idle)),
    all: sum(all.flatMap((each) => Object.values(each))),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
