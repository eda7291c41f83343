import { sql } from 'kysely'

import { isUnlinked, personPhones } from '#app/leads/duplicates/person-phones.server.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'

import {
  traitsOf,
  type AssignmentRule,
  type LeadTraits,
  type StoredTraits,
} from './rules/assignment-rule.ts'
import { readWanted } from './rules/wanted.server.ts'
import { visitedProject } from './visited-project.server.ts'

/** Keyset cursor. */
export type UnassignedCursor = { createdAt: Date; id: string }

/** The person's last lead with an agent. */
export type EarlierLead = { id: string; ownerId: string; isLost: boolean }

export type UnassignedLead = {
  id: string
  createdAt: Date
  /** Equal for all phones of one person. */
  person: string
  traits: LeadTraits
  earlier: EarlierLead | undefined
}

/** Oldest first, locked; skips leads that another transaction holds. */
export async function lockUnassigned(
  db: Executor,
  after: UnassignedCursor | undefined,
  { rules, limit }: { rules: readonly AssignmentRule[]; limit: number },
): Promise<UnassignedLead[]> {
  const start = after
    ? sql`(leads.created_at, leads.id) > (${after.createdAt}, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<
    StoredTraits & {
      id: string
      created_at: Date
      person: string
      earlier_id: string | null
      earlier_owner: string | null
      earlier_status: string | null
    }
  >`
    select leads.id, leads.created_at, sender.person, leads.project_id, leads.city, leads.location, leads.page, leads.message,
      leads.phone_country as country,
      ${visitedProject} as visited,
      earlier.id as earlier_id, earlier.owner_id as earlier_owner, earlier.status as earlier_status
    from leads
      cross join lateral (
        select case when ${isUnlinked('leads')} then leads.id::text else min(own.phone) end as person,
          case when ${isUnlinked('leads')} then '{}' else array_agg(own.phone) end as phones
        from ${personPhones(sql.ref('leads.phone'))} as own
      ) as sender
      left join lateral (
        select before.id, owner_id, status
        from unnest(sender.phones) as own (phone) cross join lateral (
          select id, created_at, owner_id, status from leads as before
          where before.phone = own.phone and before.spam_reason is null and before.owner_id is not null
            and (before.created_at, before.id) < (leads.created_at, leads.id)
            and not ${isUnlinked('before')}
          order by before.created_at desc, before.id desc limit 1
        ) as before
        order by before.created_at desc, before.id desc limit 1
      ) as earlier on true
    where leads.owner_id is null and leads.status = 'new' and leads.spam_reason is null
      and leads.created_at >= (select active_from from assignment_settings) and ${start}
    order by leads.created_at, leads.id limit ${limit}
    for update of leads skip locked`.execute(db)
  const wanted = await readWanted(db, rows, rules)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    person: row.person,
    traits: traitsOf(row, knownProjects, wanted(row)),
    earlier:
      row.earlier_id !== null && row.earlier_owner !== null
        ? { id: row.earlier_id, ownerId: row.earlier_owner, isLost: row.earlier_status === 'lost' }
        : undefined,
  }))
}

export async function countUnassigned(db: Executor, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from leads
      where owner_id is null and status = 'new' and spam_reason is null
        and created_at >= (select active_from from assignment_settings)
      order by created_at, id limit ${limit}
    ) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}
