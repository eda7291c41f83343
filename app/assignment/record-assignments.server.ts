import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

export type NewAssignment = {
  leadId: string
  staffId: string
  /** Undefined for a repeat enquiry. */
  ruleId: number | undefined
  reason: 'turn' | 'again' | 'passed-on'
  /** From whom an escalation moved it. */
  fromStaffId?: string
}

/** Also queues alerts to the agents from whom leads moved. */
export async function recordAssignments(
  db: Executor,
  assignments: readonly NewAssignment[],
): Promise<void> {
  if (assignments.length === 0) return
  await db
    .insertInto('lead_assignments')
    .values(
      assignments.map(({ leadId, staffId, ruleId, reason, fromStaffId }) => ({
        lead_id: leadId,
        staff_id: staffId,
        rule_id: ruleId ?? null,
        reason,
        from_staff_id: fromStaffId ?? null,
      })),
    )
    .execute()
  const moved = assignments.filter(({ fromStaffId }) => fromStaffId !== undefined)
  if (moved.length === 0) return
  await sql`
    insert into push_outbox (subscription_id, lead_id)
    select push_subscriptions.id, moved.lead_id
    from unnest(${moved.map(({ leadId }) => leadId)}::bigint[],
        ${moved.map(({ fromStaffId }) => fromStaffId)}::text[]) as moved (lead_id, staff_id)
      join push_subscriptions on push_subscriptions.staff_id = moved.staff_id
    on conflict do nothing`.execute(db)
}
