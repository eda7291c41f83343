import type { Executor } from '#db/client.server.ts'

/** A lead that the desk gave to somebody, and why. */
export type NewAssignment = {
  leadId: string
  staffId: string
  /** The rule that decided; undefined for who wrote again. */
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
