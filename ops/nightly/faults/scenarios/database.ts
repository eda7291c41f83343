import { signalAll } from '#ops/nightly/faults/environment/database.ts'
import type { Fault } from '#ops/nightly/faults/plan.ts'
import { realWorld, waitUntil } from '#ops/nightly/faults/scenario.ts'

import { wayOf, type Scenario } from './scenario.ts'

/** Milliseconds until readiness reports it, even on a busy machine. */
const READINESS_MS = 30_000

const ways = ['frozen', 'all', 'first', 'one'] as const
const isFrozen = (fault: Fault) => wayOf(fault, ways) === 'frozen'

export const databaseScenario: Scenario = {
  name: 'database',
  sentence:
    'PostgreSQL is frozen for half a minute, or kill -9 of its first process, another or all',
  isServed: true,
  isOutage: isFrozen,
  rounds: 100,
  strike: async ({ environment, fault, seconds, isOutageReported }) => {
    const processes = environment.database.processes()
    const [first, ...others] = processes
    const way = wayOf(fault, ways)
    if (way === 'frozen') {
      signalAll(processes, 'SIGSTOP')
      await realWorld.sleep(seconds * 1000)
      await waitUntil(realWorld, isOutageReported, { timeoutMs: READINESS_MS })
      signalAll(processes, 'SIGCONT')
      return way
    }
    const one = others[fault.span % Math.max(1, others.length)]
    const victims = way === 'all' ? processes : [way === 'first' ? first : one]
    signalAll(
      victims.filter((pid) => pid !== undefined),
      'SIGKILL',
    )
    return `${way} of ${processes.length}`
  },
}
