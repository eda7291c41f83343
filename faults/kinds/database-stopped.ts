import { signalAll } from '../stage/database.ts'
import { seconds, wayOf, type Kind } from './kind.ts'

export const databaseStopped: Kind = {
  name: 'database-stopped',
  sentence: 'PostgreSQL is stopped, or frozen, for half a minute',
  stage: 'given',
  isServed: true,
  isLongAway: true,
  isToldInTime: true,
  rounds: 4,
  strike: async ({ stage: { cluster, database }, fault, seconds: count }) => {
    const way = wayOf(fault, ['stopped', 'frozen'])
    if (way === 'stopped') {
      await cluster?.stop()
      await seconds(count)
      await cluster?.start()
      return way
    }
    const frozen = database.processes()
    signalAll(frozen, 'SIGSTOP')
    await seconds(count)
    signalAll(frozen, 'SIGCONT')
    return way
  },
}
