import { sql } from 'kysely'

import { changeLead, type Changed } from '#app/leads/status/change-lead.server.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { readHeat, readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import { afterTry } from '#app/leads/status/outcome.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { isUnlinked, personPhones } from './person-phones.server.ts'

/** More enquiries of one person are a mistake or an attack. */
const MAX_ENQUIRIES = 50

type Change = LeadWorkForm & { leadId: string; changeSetId?: string }

/** Changes a lead and its person's other open enquiries; without a call only those that `by` sees. */
export function changeEnquiries(
  db: Executor,
  change: Change,
  by: Viewer,
  calendar: WorkCalendar,
): Promise<Changed> {
  const { leadId, changes, callAttempt, changeSetId } = change
  const set = changeSetId === undefined ? {} : { changeSetId }
  const isShared = callAttempt !== undefined || changes.followUpAt instanceof Date
  if (!isShared || !/^\d{1,18}$/.test(leadId)) return changeLead(db, change, by, set)
  return asOne(db, async (trx) => {
    const others = await lockOtherEnquiries(trx, [leadId])
    const done = await changeLead(trx, change, by, set)
    if (done.kind !== 'changed') return done
    const writer = callAttempt ? { ...by, leadScope: 'all' as const } : by
    for (const other of others) {
      const shared = sharedChange(change, other, calendar)
      if (shared)
        await changeLead(trx, { leadId: other.id, ...shared }, writer, {
          changeSetId: done.changeSetId,
        })
    }
    return done
  })
}

type Other = OtherEnquiryFacts & { id: string; of: string }

/** Locks leads and their people's other enquiries in id order; returns the open others. */
export async function lockOtherEnquiries(
  trx: Executor,
  leadIds: readonly string[],
  locked: 'wait' | 'leave out' = 'wait',
): Promise<Other[]> {
  const { rows } = await sql<StoredOther>`
    select other.id, lead.id as of, other.phone = lead.phone as "hasSamePhone", other.status,
      other.lost_reason, other.owner_id, other.follow_up_at, other.first_contact_at, other.heat
    from leads as lead
      cross join lateral ${personPhones(sql.ref('lead.phone'))} as own
      join leads as other on other.phone = own.phone
    where lead.id = any(${leadIds}::bigint[]) and other.spam_reason is null
      and (other.id = lead.id or not (${isUnlinked('lead')} or ${isUnlinked('other')}))
    order by other.id limit ${MAX_ENQUIRIES * leadIds.length}
    for no key update of other ${locked === 'wait' ? sql`` : sql`skip locked`}`.execute(trx)
  const own = new Set(leadIds)
  return rows.flatMap(({ id, of, hasSamePhone, ...row }) => {
    const status = readStatus(row.status) ?? 'new'
    if (own.has(id) || status === 'won' || status === 'lost') return []
    const facts = {
      status,
      lostReason: readLostReason(row.lost_reason) ?? null,
      ownerId: row.owner_id,
      followUpAt: row.follow_up_at,
      firstContactAt: row.first_contact_at,
      heat: readHeat(row.heat) ?? null,
    }
    return [{ id, of, hasSamePhone, facts }]
  })
}

export async function listEnquiryIds(db: Executor, leadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from leads as lead
      cross join lateral ${personPhones(sql.ref('lead.phone'))} as own
      join leads as other on other.phone = own.phone
    where lead.id = ${leadId}
      and (other.id = lead.id or not (${isUnlinked('lead')} or ${isUnlinked('other')}))`.execute(db)
  return rows.map(({ id }) => id)
}

type StoredOther = {
  id: string
  of: string
  hasSamePhone: boolean
  status: string
  lost_reason: string | null
  owner_id: string | null
  follow_up_at: Date | null
  first_contact_at: Date | null
  heat: string | null
}

type OtherEnquiryFacts = { facts: LeadFacts; hasSamePhone: boolean }

/** A call and a follow-up belong to the person, status and agent to the enquiry; undefined for none. */
function sharedChange(
  { changes, callAttempt }: Pick<LeadWorkForm, 'changes' | 'callAttempt'>,
  { facts, hasSamePhone }: OtherEnquiryFacts,
  calendar: WorkCalendar,
): Pick<LeadWorkForm, 'changes' | 'activities'> | undefined {
  if (!callAttempt) {
    const { followUpAt } = changes
    return followUpAt instanceof Date ? { changes: { followUpAt }, activities: [] } : undefined
  }
  if (callAttempt.outcome === 'wrong-number' && !hasSamePhone) return undefined
  const next = { ...callAttempt, nextAt: changes.followUpAt ?? undefined }
  return {
    changes: afterTry(next, facts, calendar),
    activities: [{ kind: 'outcome', text: callAttempt.outcome }],
  }
}
