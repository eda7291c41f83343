import type { Executor } from '#db/client.server.ts'

export type NewAssignment = {
  leadId: string
  staffId: string
  /** Undefined for a repeat enquiry. */
  ruleId: number | undefined
  reason: 'turn' | 'again' | 'passed-on'
}

export async function recordAssignments(
  db: Executor,
  assignments: readonly NewAssignment[],
): Promise<void> {
  if (assignments.length === 0) return
  await db
    .insertInto('lead_assignments')
    .values(
      assignments.map(({ leadId, staffId, ruleId, reason }) => ({
        lead_id: leadId,
        staff_id: staffId,
        rule_id: ruleId ?? null,
        reason,
      })),
    )
    .execute()
}
