import { sql } from 'kysely'

import { listRequirements } from '#app/leads/requirement/requirement-store.server.ts'
import type { Requirement } from '#app/leads/requirement/requirement.ts'
import type { Executor } from '#db/client.server.ts'

import { columnGroups, type FileColumn } from './file-columns.ts'

export type StoredWork = {
  status: string
  reason: string | null
  owner: string | null
  assignedAt: Date | null
  firstContact: Date | null
  followUp: Date | null
  heat: string | null
  country: string
  projectId: number | null
  requirement: Requirement | undefined
}

const needing: ReadonlySet<FileColumn> = new Set([
  'country',
  'project',
  ...columnGroups.requirement,
  'status',
  'reason',
  'owner',
  'given',
  'first-contact',
  'follow-up',
  'heat',
])

export function needsWork(columns: readonly FileColumn[]): boolean {
  return columns.some((column) => needing.has(column))
}

/** By lead id; deleted leads have none. */
export async function findStoredWork(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredWork>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('leads')
    .leftJoin('staff_users', 'staff_users.id', 'leads.owner_id')
    .select(['leads.id', 'status', 'lost_reason as reason', 'staff_users.name as owner'])
    .select([
      'assigned_at as assignedAt',
      'first_contact_at as firstContact',
      'follow_up_at as followUp',
    ])
    .select(['phone_country as country', 'project_id as projectId', 'heat'])
    .where(sql<boolean>`leads.id = any(${ids}::bigint[])`)
    .execute()
  const requirements = await listRequirements(db, ids)
  return new Map(rows.map((row) => [row.id, { ...row, requirement: requirements.get(row.id) }]))
}
