import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 1500

/** Share of all processors in use, in percent: other work, if this process and its children are idle. */
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
