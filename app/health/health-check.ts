import { sorted } from '#app/lib/lists.ts'

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
  'enquiries',
  'spam',
  'calls',
  'policy',
  'examples',
  'rera',
  'schedules',
  'publications',
  'drawings',
  'bucket',
  'withdrawals',
  'files',
  'secrets',
] as const
export type CheckName = (typeof checkNames)[number]

export type HealthCheck = { name: CheckName; state: HealthState; says: string; todo?: string }

export const good = (says: string) => ({ state: 'good', says }) as const
export const look = (says: string, todo: string) => ({ state: 'look', says, todo }) as const
export const bad = (says: string, todo: string) => ({ state: 'bad', says, todo }) as const
export type Finding = Omit<HealthCheck, 'name'>

const RANK = { bad: 0, look: 1, good: 2 } as const

export function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  return sorted(checks, (one, other) => RANK[one.state] - RANK[other.state])
}
