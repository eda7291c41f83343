import { signalAll } from '#ops/nightly/faults/environment/database.ts'

import { wayOf, type Kind } from './kind.ts'

export const killDatabase: Kind = {
  name: 'kill-database',
  sentence: 'kill -9 of PostgreSQL: its first process, one of the others, or all at once',
  stage: 'own',
  isServed: true,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 100,
  strike: ({ stage, fault }) => {
    const processes = stage.database.processes()
    const [first, ...others] = processes
    const way = wayOf(fault, ['first', 'one', 'all'])
    const one = others[fault.span % Math.max(1, others.length)]
    const victims = way === 'all' ? processes : [way === 'first' ? first : one]
    signalAll(
      victims.filter((pid) => pid !== undefined),
      'SIGKILL',
    )
    return Promise.resolve(`${way} of ${processes.length}`)
  },
}
