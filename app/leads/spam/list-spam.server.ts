import { sql } from 'kysely'

import { leadRow, leadRows } from '#app/leads/list/lead-rows.server.ts'
import { holds } from '#app/leads/search/lead-match.server.ts'
import { readCursor, writeCursor } from '#app/lib/http/row-cursor.ts'
import type { Executor } from '#db/client.server.ts'
import { eventSql, publishEvent } from '#db/events/publish-event.server.ts'

import { spamRow, type SpamRow } from './spam-row.ts'

const PAGE = 200

/** Beyond this the dashboard shows no exact number. */
const COUNTED = 1000

type SpamPage = { leads: SpamRow[]; next?: string }

/** Likely genuine first, then newest; an invalid `after` gives the first page. */
export async function listSpam(
  db: Executor,
  typed: string,
  { after = '', size = PAGE }: { after?: string; size?: number } = {},
): Promise<SpamPage> {
  const rows = await leadRows(db)
    .select(['leads.spam_signals', 'leads.spam_looks_honest'])
    .where('leads.spam_reason', 'is not', null)
    .where(holds(typed))
    .where(standsAfter(after))
    .orderBy('leads.spam_looks_honest', 'desc')
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return {
    leads: page.map((row) => spamRow(leadRow(row), row)),
    ...(last && { next: cursorOf(last) }),
  }
}

type Place = { spam_looks_honest: boolean; created_at: Date; id: string }

function cursorOf({ spam_looks_honest: looksHonest, created_at: at, id }: Place): string {
  return `${looksHonest ? 'check' : 'rest'}~${writeCursor({ at, id })}`
}

function standsAfter(cursor: string) {
  const [part, text = ''] = cursor.split('~')
  const place = readCursor(text)
  if (!place) return sql<boolean>`true`
  return sql<boolean>`(leads.spam_looks_honest, leads.created_at, leads.id)
    < (${part === 'check'}::boolean, ${place.at}::timestamptz, ${place.id}::bigint)`
}

/** Empty for none, `1000+` for a flood. */
export async function countSpam(db: Executor): Promise<string> {
  const { count } = await db
    .selectFrom((query) =>
      query
        .selectFrom('leads')
        .select('id')
        .where('spam_reason', 'is not', null)
        .limit(COUNTED)
        .as('waiting'),
    )
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === '0') return ''
  return Number(count) < COUNTED ? count : `${COUNTED}+`
}

/** Moves spam to the leads and notifies as for any lead; false where it is no spam any more. */
export async function approveSpam(db: Executor, leadId: string, by: string): Promise<boolean> {
  // A malformed id matches nothing.
  if (!/^\d{1,18}$/.test(leadId)) return false
  const moved = await db
    .with('moved', (query) =>
      query
        .updateTable('leads as now')
        .from('leads as before')
        .set({ spam_reason: null, spam_network: null })
        .whereRef('now.id', '=', 'before.id')
        .where('now.id', '=', leadId)
        .where('now.spam_reason', 'is not', null)
        .returning(['now.id', 'before.spam_reason']),
    )
    .with('notified', (query) =>
      query
        .insertInto('outbox')
        .columns(['lead_id', 'kind'])
        .expression((lead) =>
          lead
            .selectFrom('moved')
            .select(['moved.id as lead_id', sql<string>`'enquiry'`.as('kind')])
            // A lead moved twice notifies once.
            .where(
              sql<boolean>`not exists (select from deliveries where deliveries.lead_id = moved.id)`,
            ),
        ),
    )
    .insertInto('spam_approvals')
    .columns(['lead_id', 'spam_reason', 'approved_by'])
    .expression((query) =>
      query
        .selectFrom('moved')
        .select((row) => [
          'moved.id as lead_id',
          row.fn.coalesce('moved.spam_reason', sql<string>`''`).as('spam_reason'),
          sql<string>`${by}`.as('approved_by'),
        ]),
    )
    .returning('lead_id')
    .executeTakeFirst()
  if (moved) {
    await publishEvent(db, 'lead.changed')
    await publishEvent(db, 'notification.created')
  }
  return moved !== undefined
}

/** Moves a lead back to spam; false where it never was spam, or an agent has worked on it since. */
export async function returnToSpam(db: Executor, leadId: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(leadId)) return false
  const { rows } = await sql`
    with untouched as (
      select id from leads where id = ${leadId} and spam_reason is null and status = 'new'
        and first_contact_at is null and not exists (
          select from lead_changes where lead_id = leads.id and staff_id is not null)
      for update
    ),
    taken as (
      delete from spam_approvals using untouched where lead_id = untouched.id
      returning lead_id, spam_reason
    ),
    untold as (delete from outbox using taken where outbox.lead_id = taken.lead_id)
    update leads set spam_reason = taken.spam_reason from taken where leads.id = taken.lead_id
    returning leads.id, ${eventSql('lead.changed')}`.execute(db)
  return rows.length > 0
}

/** Undefined where it was not moved from spam. */
export async function acceptedName(db: Executor, leadId: string): Promise<string | undefined> {
  if (!/^\d{1,18}$/.test(leadId)) return undefined
  const lead = await db
    .selectFrom('spam_approvals')
    .innerJoin('leads', 'leads.id', 'spam_approvals.lead_id')
    .select('leads.name')
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  return lead?.name
}
