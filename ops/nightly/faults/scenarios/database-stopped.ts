import { signalAll } from '#ops/nightly/faults/environment/database.ts'

import { wayOf, waitForOutage, type Kind } from './kind.ts'

export const databaseStopped: Kind = {
  name: 'database-stopped',
  sentence: 'PostgreSQL is stopped, or frozen, for half a minute',
  stage: 'given',
  isServed: true,
  isLongOutage: true,
  isAnsweredInTime: true,
  rounds: 4,
  strike: async (strike) => {
    const { cluster, database } = strike.stage
    const way = wayOf(strike.fault, ['stopped', 'frozen'])
    if (way === 'stopped') {
      await cluster?.stop()
      await waitForOutage(strike)
      await cluster?.start()
      return way
    }
    const frozen = database.processes()
    signalAll(frozen, 'SIGSTOP')
    await waitForOutage(strike)
    signalAll(frozen, 'SIGCONT')
    return way
  },
}
