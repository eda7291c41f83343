import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

export type Shares = {
  ofPerson: ReadonlyMap<string, number>
  ofRule: ReadonlyMap<number, number>
  again: number
}

/** `day` is in Asia/Kolkata. */
export async function countShares(db: Executor, day: string): Promise<Shares> {
  const { rows } = await sql<{
    staff_id: string
    rule_id: number | null
    reason: string
    count: number
  }>`
    select staff_id, rule_id, reason, count(*)::integer as count from lead_assignments
    where assigned_at >= ${`${day}T00:00:00+05:30`}::timestamptz
      and assigned_at < ${`${day}T00:00:00+05:30`}::timestamptz + interval '1 day'
    group by staff_id, rule_id, reason`.execute(db)
  const [ofPerson, ofRule] = [new Map<string, number>(), new Map<number, number>()]
  let again = 0
  for (const { staff_id, rule_id, reason, count } of rows) {
    ofPerson.set(staff_id, (ofPerson.get(staff_id) ?? 0) + count)
    if (rule_id !== null) ofRule.set(rule_id, (ofRule.get(rule_id) ?? 0) + count)
    if (reason === 'again') again += count
  }
  return { ofPerson, ofRule, again }
}
