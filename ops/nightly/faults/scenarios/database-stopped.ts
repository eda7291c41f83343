import { signalAll } from '#ops/nightly/faults/environment/database.ts'

import { wayOf, whileAway, type Kind } from './kind.ts'

export const databaseStopped: Kind = {
  name: 'database-stopped',
  sentence: 'PostgreSQL is stopped, or frozen, for half a minute',
  stage: 'given',
  isServed: true,
  isLongAway: true,
  isToldInTime: true,
  rounds: 4,
  strike: async (given) => {
    const { cluster, database } = given.stage
    const way = wayOf(given.fault, ['stopped', 'frozen'])
    if (way === 'stopped') {
      await cluster?.stop()
      await whileAway(given)
      await cluster?.start()
      return way
    }
    const frozen = database.processes()
    signalAll(frozen, 'SIGSTOP')
    await whileAway(given)
    signalAll(frozen, 'SIGCONT')
    return way
  },
}
