import { randomUUID } from 'node:crypto'

import { sql, type RawBuilder } from 'kysely'

import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { durably, type Executor } from '#db/client.server.ts'
import { eventSql } from '#db/events/publish-event.server.ts'

import {
  factKinds,
  factNames,
  completeChanges,
  type FactName,
  type LeadFacts,
  type LeadActivity,
} from './lead-facts.ts'
import { readHeat, readLostReason, readStatus } from './lead-status.ts'

export type LeadChange = {
  leadId: string
  changes?: Partial<LeadFacts>
  /** Nothing is written where one has changed since. */
  seen?: Partial<LeadFacts>
  activities?: readonly LeadActivity[]
}

/** The server itself has no limits. */
export type Writer = Viewer | 'system'

/** `changed` names the change for undo; `conflict` has the current facts; `absent` is not visible to `by`. */
export type Changed<Now = LeadFacts> =
  | { kind: 'changed'; changeSetId: string }
  | { kind: 'conflict'; now: Now }
  | { kind: 'absent' }

type ChangeSetRef = { changeSetId?: string; undoes?: string }

/** Changes a lead and its history in one statement. */
export async function changeLead(
  db: Executor,
  change: LeadChange,
  by: Writer,
  { changeSetId = randomUUID(), undoes }: ChangeSetRef = {},
): Promise<Changed> {
  const { leadId } = change
  if (!/^\d{1,18}$/.test(leadId)) return { kind: 'absent' }
  const { rows } = await statement(change, { changeSetId, by, undoes }).execute(db)
  if (rows.length > 0) return { kind: 'changed', changeSetId }
  const now = await findFacts(db, leadId, by)
  return now ? { kind: 'conflict', now } : { kind: 'absent' }
}

export async function findFacts(
  db: Executor,
  leadId: string,
  by: Writer,
): Promise<LeadFacts | undefined> {
  // An address may hold anything; the database accepts only a number here.
  if (!/^\d{1,18}$/.test(leadId)) return undefined
  const row = await db
    .selectFrom('leads')
    .select(['status', 'lost_reason', 'owner_id', 'follow_up_at', 'first_contact_at', 'heat'])
    .where('id', '=', leadId)
    .where('spam_reason', 'is', null)
    .where(by === 'system' ? sql<boolean>`true` : visibleTo(by))
    .executeTakeFirst()
  return (
    row && {
      status: readStatus(row.status) ?? 'new',
      lostReason: readLostReason(row.lost_reason) ?? null,
      ownerId: row.owner_id,
      followUpAt: row.follow_up_at,
      firstContactAt: row.first_contact_at,
      heat: readHeat(row.heat) ?? null,
    }
  )
}

const columns = {
  status: 'status',
  lostReason: 'lost_reason',
  ownerId: 'owner_id',
  followUpAt: 'follow_up_at',
  firstContactAt: 'first_contact_at',
  heat: 'heat',
} as const satisfies Record<FactName, string>

function statement(
  { leadId, changes = {}, seen = {}, activities = [] }: LeadChange,
  { changeSetId, by, undoes }: { changeSetId: string; by: Writer; undoes: string | undefined },
) {
  const whole = completeChanges(changes)
  const changedFacts = factNames.filter((name) => whole[name] !== undefined)
  const sets = changedFacts.map((name) => sql`${sql.ref(columns[name])} = ${whole[name]}`)
  if (whole.ownerId !== undefined)
    sets.push(sql`assigned_at = case when leads.owner_id is distinct from ${whole.ownerId}
      then statement_timestamp() else leads.assigned_at end`)
  // A note alone must also notify open dashboards.
  if (sets.length === 0) sets.push(sql`status = leads.status`)
  const unchanged = factNames
    .filter((name) => seen[name] !== undefined)
    .map((name) => sql`${sql.ref(columns[name])} is not distinct from ${seen[name]}`)
  if (typeof whole.ownerId === 'string') unchanged.push(mayHave(whole.ownerId))
  const visible = by === 'system' ? sql`true` : visibleTo(by)
  // Locks first: a trigger may wait for another writer, whose change "returning old" would miss.
  return sql<{ id: string }>`
    with before as materialized (
      select ${sql.join([sql`id as lead_id`, ...changedFacts.map((name) => factOf('leads', name, 'old'))])}
      from leads
      where ${sql.join([sql`id = ${leadId} and spam_reason is null`, visible, ...unchanged], sql` and `)}
      for no key update
    ),
    changed as (
      update leads set ${sql.join(sets)} from before where leads.id = before.lead_id
      returning leads.id, before.*,
        ${sql.join(changedFacts.map((name) => factOf('new', name, 'new')).concat(sql`true as is_changed`, durably))}
    ),
    notified as (
      insert into lead_changes (lead_id, change_set_id, kind, old_value, new_value, reverts, staff_id)
      select changed.id, ${changeSetId}::uuid, row.kind, row.old_value, row.new_value, ${undoes ?? null}::uuid,
        ${by === 'system' ? null : by.id}
      from changed cross join lateral (values
        ${sql.join([...changedFacts.map(factRow), ...activities.map((activity) => activityRow(activity, undoes))].concat(sql`(null, null, null)`))}
      ) as row (kind, old_value, new_value)
      where row.old_value is distinct from row.new_value
    )${pushed(whole.ownerId, { by, undoes })}
    select id, ${eventSql('lead.changed')} from changed`
}

/** Checked again in SQL: the account may be suspended since, and a new agent's leads go uncalled. */
function mayHave(ownerId: string): RawBuilder<unknown> {
  return sql`(owner_id is not distinct from ${ownerId} or exists (
    select from staff_users where id = ${ownerId} and seen_at is not null and not exists (
      select from staff_suspensions where user_id = ${ownerId} and restored_at is null)))`
}

/** Queues a push to the new agent in the same statement. */
function pushed(
  ownerId: string | null | undefined,
  { by, undoes }: { by: Writer; undoes: string | undefined },
): RawBuilder<unknown> {
  const isNotified = typeof ownerId === 'string' && undoes === undefined
  if (!isNotified || (by !== 'system' && by.id === ownerId)) return sql``
  return sql`,
    pushed as (
      insert into push_outbox (subscription_id, lead_id)
      select push_subscriptions.id, changed.id
      from changed join push_subscriptions on push_subscriptions.staff_id = ${ownerId}
      where changed.old_owner_id is distinct from changed.new_owner_id
        and not (${by === 'system'} and exists (
          select from leads where leads.id = changed.id and import_id is not null))
      on conflict do nothing
    )`
}

function factOf(row: 'leads' | 'new', name: FactName, side: 'old' | 'new'): RawBuilder<unknown> {
  const column = columns[name]
  return sql`${asText(sql.ref(`${row}.${column}`), name)} as ${sql.ref(`${side}_${column}`)}`
}

/** As `factText` writes it. */
function asText(value: RawBuilder<unknown>, name: FactName): RawBuilder<unknown> {
  const isMoment = name === 'followUpAt' || name === 'firstContactAt'
  return isMoment
    ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : value
}

function factRow(name: FactName): RawBuilder<unknown> {
  const side = (prefix: string) => sql.ref(`changed.${prefix}_${columns[name]}`)
  return sql`(${factKinds[name]}, ${side('old')}, ${side('new')})`
}

function activityRow(
  { kind, text }: LeadActivity,
  undoes: string | undefined,
): RawBuilder<unknown> {
  return undoes === undefined ? sql`(${kind}, null, ${text})` : sql`(${kind}, ${text}, null)`
}
