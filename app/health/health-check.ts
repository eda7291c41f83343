import { sorted } from '#app/lib/lists.ts'

/** `bad` needs the owner now, `look` soon. */
export type HealthState = 'good' | 'look' | 'bad'

/** What is looked at, in the order in which it is told. */
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

/** What was found, in a sentence, and what to do about it, where something is. */
export type HealthCheck = { name: CheckName; state: HealthState; says: string; todo?: string }

export const good = (says: string) => ({ state: 'good', says }) as const
export const look = (says: string, todo: string) => ({ state: 'look', says, todo }) as const
export const bad = (says: string, todo: string) => ({ state: 'bad', says, todo }) as const
/** What a check came to. */
export type Finding = Omit<HealthCheck, 'name'>

const RANK = { bad: 0, look: 1, good: 2 } as const

/** What needs the owner first. */
export function worstFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  return sorted(checks, (one, other) => RANK[one.state] - RANK[other.state])
}
