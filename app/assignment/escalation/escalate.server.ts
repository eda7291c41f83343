import { sql } from 'kysely'

import type { NewAssignment } from '#app/assignment/record-assignments.server.ts'
import { chooseNext, type RotationTable } from '#app/assignment/rotation.ts'
import { traitsOf, type StoredTraits } from '#app/assignment/rules/assignment-rule.ts'
import { readWanted } from '#app/assignment/rules/wanted.server.ts'
import { visitedProject } from '#app/assignment/visited-project.server.ts'
import { lockOtherEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import { isUnlinked, personKey, personPhones } from '#app/leads/duplicates/person-phones.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { AssignmentSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { dueFrom } from '#app/staff/working-hours/preferred-hour.ts'
import {
  beforeWorkingMinutes,
  workingMinutes,
  type WorkCalendar,
} from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

/** Reads all in batches: leads that prefer a weekend call stay ahead of others for days. */
const BATCH_SIZE = 200

type Clock = { at: Date; settings: AssignmentSettings; calendar: WorkCalendar }

type UnansweredLead = StoredTraits & {
  id: string
  /** Equal for all enquiries of one person. */
  person: string
  created_at: Date
  assigned_at: Date
  owner_id: string
  preferred_time: string | null
  /** When it became `new` again. */
  reopened_at: Date | null
  had: string[]
}

/** Moves uncalled leads to the next agent, a person's together; escalates each person to the owner once. */
export async function escalateUnanswered(
  db: Executor,
  table: RotationTable,
  clock: Clock,
): Promise<{ passed: NewAssignment[]; escalated: number }> {
  const { at, settings, calendar } = clock
  const passed: NewAssignment[] = []
  const escalated = new Map<string, string>()
  const since = beforeWorkingMinutes(at, settings.passOnMinutes, calendar)
  if (!since) return { passed, escalated: 0 }
  for await (const lead of unansweredLeads(db, since, at)) {
    const counted = (from: Date) => {
      const start = lead.reopened_at && lead.reopened_at > from ? lead.reopened_at : from
      return workingMinutes(dueFrom(start, lead.preferred_time), at, calendar)
    }
    if (counted(lead.assigned_at) < settings.passOnMinutes) continue
    passed.push(...(await passOn(db, table, { lead, at })))
    const isLate = counted(lead.created_at) >= settings.tellMinutes
    if (isLate && !escalated.has(lead.person)) escalated.set(lead.person, lead.id)
  }
  if (escalated.size > 0) await notifyOwners(db, [...escalated.values()])
  return { passed, escalated: escalated.size }
}

/** Escalates each lead once and queues pushes to owners, in one statement. */
export async function notifyOwners(db: Executor, leadIds: readonly string[]): Promise<void> {
  await sql`
    with notified as (
      insert into escalations (lead_id) select unnest(${leadIds}::bigint[])
      on conflict do nothing returning lead_id
    )
    insert into push_outbox (subscription_id, lead_id)
    select push_subscriptions.id, notified.lead_id from notified, push_subscriptions
      join staff_users on staff_users.id = push_subscriptions.staff_id
    where staff_users.role = 'owner'
    on conflict do nothing`.execute(db)
  await publishEvent(db, 'lead.changed')
}

async function passOn(
  db: Executor,
  table: RotationTable,
  { lead, at }: { lead: UnansweredLead; at: Date },
): Promise<NewAssignment[]> {
  const wanted = await readWanted(db, [lead], table.rules)
  const traits = traitsOf(lead, knownProjects, wanted(lead))
  const next = chooseNext(table, traits, new Set(lead.had), lead.owner_id)
  if (!next) return []
  const seen = { ownerId: lead.owner_id, status: 'new', firstContactAt: null } as const
  const changes = { ownerId: next.person.id }
  const passed: NewAssignment[] = []
  for (const leadId of [lead.id, ...(await unansweredWith(db, lead, at))]) {
    const changed = await changeLead(db, { leadId, changes, seen }, 'system')
    if (changed.kind !== 'changed') break
    next.person.open += 1
    const [staffId, ruleId] = [next.person.id, next.rule.id]
    passed.push({ leadId, staffId, ruleId, reason: 'passed-on', fromStaffId: lead.owner_id })
  }
  return passed
}

async function unansweredWith(db: Executor, lead: UnansweredLead, at: Date): Promise<string[]> {
  const others = await lockOtherEnquiries(db, [lead.id], 'leave out')
  return others
    .filter(({ facts: { ownerId, firstContactAt, followUpAt } }) => {
      const isPlanned = followUpAt !== null && followUpAt > at
      return ownerId === lead.owner_id && firstContactAt === null && !isPlanned
    })
    .map(({ id }) => id)
}

/** Locked; had by one agent since `since`, without any contact or follow-up. */
async function* unansweredLeads(db: Executor, since: Date, at: Date) {
  for (let after: UnansweredLead | undefined; ;) {
    const leads = await lockUnanswered(db, { since, at, after })
    yield* leads
    after = leads.at(-1)
    if (leads.length < BATCH_SIZE) return
  }
}

type UnansweredQuery = { since: Date; at: Date; after: UnansweredLead | undefined }

async function lockUnanswered(
  db: Executor,
  { since, at, after }: UnansweredQuery,
): Promise<UnansweredLead[]> {
  const start = after
    ? sql`(leads.assigned_at, leads.id) > (${after.assigned_at}, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<UnansweredLead>`
    select leads.id, ${personKey('leads')} as person, leads.created_at, leads.assigned_at, leads.owner_id,
      leads.preferred_time, leads.project_id, leads.city, leads.location, leads.page, leads.message,
      leads.phone_country as country,
      ${visitedProject} as visited,
      (select max(changed_at) from lead_changes
        where lead_changes.lead_id = leads.id and kind = 'status' and new_value = 'new') as reopened_at,
      array(
        select new_value from lead_changes
        where lead_changes.lead_id = leads.id and kind = 'owner' and new_value is not null
      ) as had
    from leads
    where leads.owner_id is not null and leads.first_contact_at is null and leads.status = 'new'
      and leads.spam_reason is null and leads.import_id is null and leads.assigned_at <= ${since} and ${start}
      and (leads.follow_up_at is null or leads.follow_up_at <= ${at})
      and not exists (select from escalations where escalations.lead_id = leads.id)
      and not exists (
        select from ${personPhones(sql.ref('leads.phone'))} as own
          join leads as other on other.phone = own.phone and other.status = 'new'
            and other.first_contact_at is null and other.spam_reason is null
          join escalations on escalations.lead_id = other.id
        where not (${isUnlinked('leads')} or ${isUnlinked('other')}))
    order by leads.assigned_at, leads.id limit ${BATCH_SIZE}
    for update of leads skip locked`.execute(db)
  return rows
}
