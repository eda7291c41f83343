import { constants } from 'node:os'

import { missingCompiler } from '#ops/nightly/faults/environment/failing-sync.ts'

import { spanOf, wayOf, type Kind } from './kind.ts'

export const failingSync: Kind = {
  name: 'failing-sync',
  sentence: 'fsync or fdatasync of PostgreSQL answers EIO or ENOSPC',
  stage: 'failing-sync',
  isServed: true,
  isLongOutage: false,
  isAnsweredInTime: false,
  rounds: 20,
  missingRequirement: missingCompiler,
  strike: async ({ stage, fault, pass }) => {
    const call = wayOf(fault, ['fdatasync', 'fdatasync', 'fsync'])
    const errno = fault.span % 2 === 0 ? 'EIO' : 'ENOSPC'
    const isDone = stage.failSync?.(call, constants.errno[errno])
    // Only a checkpoint syncs tables.
    if (call === 'fsync')
      await stage.database.withClient((client) => client.query('checkpoint')).catch(() => {})
    await pass(spanOf(fault, 5, 40))
    return `${call} ${isDone?.() ? 'answered' : 'was never asked for'} ${errno}`
  },
}
