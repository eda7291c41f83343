import type { Dashboard } from '#ops/nightly/faults/client/client.ts'

import type { Database } from './database.ts'
import type { ExternalCluster } from './external-cluster.ts'
import type { SiteProcess } from './site-process.ts'
import type { Receivers } from './notification-receivers.ts'

/** A running site, and everything that a fault may affect. */
export type Stage = {
  folder: string
  sites: readonly SiteProcess[]
  database: Database
  cluster: ExternalCluster | undefined
  receivers: Receivers
  dashboard: Dashboard
  signIn: () => Promise<void>
  /** Drops the last site's packets to the database, without an error, until `open`. */
  wire: { swallow: (options?: { shut?: boolean }) => void; open: () => void } | undefined
  /** Leaves this many megabytes of the disk free; undefined frees it. */
  fillBut: ((megabytes: number | undefined) => void) | undefined
  /** Seconds of offset for everything but the clients. */
  moveClock: ((seconds: number) => void) | undefined
  /** The next call of PostgreSQL fails with this errno. */
  failSync: ((call: 'fsync' | 'fdatasync', errno: number) => () => boolean) | undefined
  close: () => Promise<void>
}

export type StageName = 'own' | 'small-disk' | 'given' | 'moving-clock' | 'failing-sync'
