import { inject } from 'vitest'

/** What one worker of the tests has to itself. */
export type WorkerDatabase = {
  databaseUrl: string
  /** Of the role that owns the tables, for tests that change them. */
  databaseOwnerUrl: string
  dataFolder: string
}

/** The database and data folder of this worker. */
export function ofWorker(name: keyof WorkerDatabase): string {
  const ofWorkers = inject('workers')
  const worker = ofWorkers[(Number(process.env['VITEST_POOL_ID']) - 1) % ofWorkers.length]
  if (!worker)
    throw new Error('test/helpers/database/global-setup.ts made no database for this worker')
  return worker[name]
}
