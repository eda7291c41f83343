import { sql } from 'kysely'

import { personKey } from '#app/leads/duplicates/person-phones.server.ts'
import type { Executor } from '#db/client.server.ts'

export type UnansweredLead = {
  id: string
  name: string
  phone: string
  createdAt: Date
  owner: string | null
  /** Agents who had it. */
  people: number
}

const isUnanswered = sql`leads.status = 'new' and leads.first_contact_at is null and leads.spam_reason is null`

/** Counts people, not leads. */
export async function countUnanswered(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${personKey('leads')})::integer as count from escalations
      join leads on leads.id = escalations.lead_id where ${isUnanswered}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The oldest first, one per person. */
export async function listUnanswered(
  db: Executor,
  limit: number,
): Promise<{ leads: UnansweredLead[]; count: number }> {
  const { rows } = await sql<UnansweredLead & { count: number }>`
    select *, count(*) over ()::integer as count from (
      select distinct on (${personKey('leads')}) leads.id, leads.name, leads.phone, leads.created_at as "createdAt",
      staff_users.name as owner,
      (select count(distinct new_value)::integer from lead_changes
        where lead_changes.lead_id = leads.id and kind = 'owner' and new_value is not null) as people
    from escalations
      join leads on leads.id = escalations.lead_id
      left join staff_users on staff_users.id = leads.owner_id
    where ${isUnanswered}
    order by ${personKey('leads')}, leads.created_at, leads.id
    ) as oldest
    order by "createdAt", id limit ${limit}`.execute(db)
  const leads = rows.map(({ id, name, phone, createdAt, owner, people }) => {
    return { id, name, phone, createdAt, owner, people }
  })
  return { leads, count: rows[0]?.count ?? 0 }
}
