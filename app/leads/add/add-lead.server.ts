import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { findOwnerRefusal } from '#app/leads/detail/owner-refusal.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { LeadActivity, LeadFacts } from '#app/leads/status/lead-facts.ts'
import { nextMorning } from '#app/leads/status/outcome.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { isSpokenTo, type NewLead } from './new-lead.ts'

type Added = { kind: 'added'; id: string } | { kind: 'agent-refused' }

/** Stores a lead that staff heard of, with the person's spoken consent in its history; the same form twice is one lead. */
export async function addLead(
  db: Executor,
  lead: NewLead,
  by: Viewer,
  { now, calendar }: { now: Date; calendar: WorkCalendar },
): Promise<Added> {
  const refusal = await findOwnerRefusal(db, { ownerId: lead.ownerId ?? null })
  if (refusal) return { kind: 'agent-refused' }
  const key = `staff:${by.id}:${lead.key || randomUUID()}`
  const id = await asOne(db, async (trx) => {
    const inserted = await insertLead(trx, lead, { key, now })
    if (inserted === undefined) return findByKey(trx, key)
    await publishCombined(trx, 'lead.created')
    const facts = { changes: firstFacts(lead, now, calendar), activities: activitiesOf(lead) }
    // The lead may go to another agent, out of the sight of who adds it.
    const writer = { ...by, leadScope: 'all' } as const
    const changed = await changeLead(trx, { leadId: inserted, ...facts }, writer)
    if (changed.kind !== 'changed') throw new Error(`Agent ${lead.ownerId} cannot have leads`)
    return inserted
  })
  return { kind: 'added', id }
}

async function insertLead(
  trx: Executor,
  { name, phone, country, source, project, message }: NewLead,
  { key, now }: { key: string; now: Date },
): Promise<string | undefined> {
  const location = project || 'N/A'
  const about = leadInterest({ page: '', location }, knownProjects)
  const touch = { utm_source: source, at: now.toISOString() }
  const { rows } = await sql<{ id: string }>`
    with lead as (
      insert into leads (name, phone, phone_country, email, message, location, campaign,
        idempotency_key, body_hash, phonetic_keys, project_id, city)
      values (${name}, ${phone}, ${country}, '', ${message}, ${location},
        ${JSON.stringify({ first: touch, last: touch })}::jsonb, ${key}, ${key},
        ${nameKeys(name)}::text[], ${about.projectId}::integer, ${about.city})
      on conflict (idempotency_key) do nothing
      returning id
    ),
    notified as (insert into outbox (lead_id, kind) select id, 'enquiry' from lead)
    select id from lead`.execute(trx)
  return rows[0]?.id
}

async function findByKey(trx: Executor, key: string): Promise<string> {
  const { id } = await trx
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

function firstFacts(
  { source, ownerId, followUpAt }: NewLead,
  now: Date,
  calendar: WorkCalendar,
): Partial<LeadFacts> {
  return {
    ...(ownerId !== undefined && { ownerId }),
    ...(followUpAt && { followUpAt }),
    ...(isSpokenTo(source) && {
      status: 'contacted',
      firstContactAt: now,
      followUpAt: followUpAt ?? nextMorning(now, calendar),
    }),
  }
}

function activitiesOf({ source, code }: NewLead): LeadActivity[] {
  return [
    { kind: 'consent', text: source },
    ...(code === undefined ? [] : [{ kind: 'code' as const, text: code }]),
  ]
}
