import { sorted } from '#app/lib/lists.ts'
import type { SettingName } from '#app/settings/setting-sections.ts'

/** `bad` needs the owner now, `look` soon. */
export type HealthState = 'good' | 'look' | 'bad'

export const checkNames = [
  'database',
  'disk',
  'backup',
  'certificate',
  'proxy',
  'deliveries',
  'alerts',
  'searches',
  'enquiries',
  'spam',
  'calls',
  'leadSources',
  'jobs',
  'policy',
  'examples',
  'rera',
  'legal',
  'schedules',
  'publications',
  'drawings',
  'bucket',
  'withdrawals',
  'files',
  'secrets',
] as const
export type CheckName = (typeof checkNames)[number]

export type HealthCheck = {
  name: CheckName
  state: HealthState
  message: string
  todo?: string
  /** What an owner sets to solve it. */
  settings?: readonly SettingName[]
  /** Deliveries that failed can be sent again from here. */
  canSendAgain?: boolean
  /** A background job that may solve it. */
  job?: 'backups' | 'notifications' | 'privacy' | 'publications' | 'push'
}

export const good = (message: string) => ({ state: 'good', message: message }) as const
export const look = (message: string, todo: string) =>
  ({ state: 'look', message: message, todo }) as const
export const bad = (message: string, todo: string) =>
  ({ state: 'bad', message: message, todo }) as const
export type Finding = Omit<HealthCheck, 'name'>

const RANK = { bad: 0, look: 1, good: 2 } as const

export function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  return sorted(checks, (one, other) => RANK[one.state] - RANK[other.state])
}
