import type { Dashboard } from '#ops/nightly/faults/client/client.ts'

import type { Database } from './database.ts'
import type { ExternalCluster } from './external-cluster.ts'
import type { SiteProcess } from './site-process.ts'
import type { Receivers } from './notification-receivers.ts'

/** A site as it runs, with all that a fault may do harm to. */
export type Stage = {
  folder: string
  sites: readonly SiteProcess[]
  database: Database
  /** Where the sites do not look after their PostgreSQL themselves. */
  cluster: ExternalCluster | undefined
  receivers: Receivers
  dashboard: Dashboard
  signIn: () => Promise<void>
  /** Cuts the last site off from the database without a word, until it is open again. */
  wire: { swallow: (options?: { shut?: boolean }) => void; open: () => void } | undefined
  /** Leaves so many megabytes of the disk; none leaves all of it. */
  fillBut: ((megabytes: number | undefined) => void) | undefined
  /** Seconds by which the clock of everything but the clients is off. */
  moveClock: ((seconds: number) => void) | undefined
  /** Has the next call of fsync or fdatasync of PostgreSQL answer an error (errno). */
  failSync: ((call: 'fsync' | 'fdatasync', errno: number) => () => boolean) | undefined
  close: () => Promise<void>
}

/** How a stage is set up. */
export type StageName = 'own' | 'small-disk' | 'given' | 'moving-clock' | 'failing-sync'
