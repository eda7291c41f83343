import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { lockOtherEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { factKinds, factNames, type LeadFacts } from '#app/leads/status/lead-facts.ts'
import { isClosed } from '#app/leads/status/lead-status.ts'
import { needsNextStep, nextMorning } from '#app/leads/status/outcome.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { isAlready, type ManyChange } from './many-change.ts'
import type { LeftLead, ManyChanged } from './many-changed.ts'

/** Changes one fact of many leads as one undoable change; skips leads changed since or not visible. */
export function changeLeads(
  db: Executor,
  { changes, leads }: ManyChange,
  by: Viewer,
): Promise<ManyChanged> {
  const changeSetId = randomUUID()
  return asOne(db, async (trx) => {
    const changed: string[] = []
    const left: LeftLead[] = []
    const ids = leads.map(({ leadId }) => leadId)
    const others = changes.followUpAt instanceof Date ? await lockOtherEnquiries(trx, ids) : []
    const steps = await nextSteps(trx, changes, { ids, by })
    // Sorted by id, so that two agents who change the same leads cannot deadlock.
    for (const { leadId, seen } of leads.toSorted((a, b) => Number(a.leadId) - Number(b.leadId))) {
      const done = isAlready(changes, seen)
        ? ({ kind: 'already' } as const)
        : await changeLead(trx, { leadId, changes: { ...changes, ...steps(leadId) }, seen }, by, {
            changeSetId,
          })
      if (done.kind === 'changed') changed.push(leadId)
      else left.push({ id: leadId, why: done.kind, by: null })
    }
    for (const { id: leadId, of } of others)
      if (changed.includes(of)) await changeLead(trx, { leadId, changes }, by, { changeSetId })
    return {
      changeSetId: changed.length > 0 ? changeSetId : null,
      changed,
      left: await withWho(trx, left, changes),
    }
  })
}

/** An open lead never stays without a follow-up. */
async function nextSteps(
  trx: Executor,
  { status }: Partial<LeadFacts>,
  { ids, by }: { ids: readonly string[]; by: Viewer },
): Promise<(leadId: string) => Partial<LeadFacts>> {
  if (status === undefined || isClosed(status)) return () => ({})
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'first_contact_at', 'follow_up_at'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
  const without = new Set(
    rows
      .filter(({ first_contact_at, follow_up_at }) =>
        needsNextStep({ status, firstContactAt: first_contact_at, followUpAt: follow_up_at }),
      )
      .map(({ id }) => id),
  )
  const followUpAt = nextMorning(new Date(), await readCallCalendar(trx, by.id))
  return (leadId) => (without.has(leadId) ? { followUpAt } : {})
}

async function withWho(
  db: Executor,
  left: readonly LeftLead[],
  changes: Partial<LeadFacts>,
): Promise<LeftLead[]> {
  const ids = left.filter(({ why }) => why === 'conflict').map(({ id }) => id)
  if (ids.length === 0) return [...left]
  const kinds = factNames
    .filter((name) => changes[name] !== undefined)
    .map((name) => factKinds[name])
  const { rows } = await sql<{ id: string; by: string | null }>`
    select distinct on (lead_id) lead_id::text as id, staff_users.name as by
    from lead_changes left join staff_users on staff_users.id = lead_changes.staff_id
    where lead_id = any(${ids}::bigint[]) and kind = any(${kinds}::text[])
    order by lead_id, lead_changes.id desc`.execute(db)
  const names = new Map(rows.map(({ id, by }) => [id, by]))
  return left.map((lead) => ({ ...lead, by: names.get(lead.id) ?? null }))
}
