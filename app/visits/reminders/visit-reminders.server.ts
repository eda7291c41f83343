import { sql } from 'kysely'

import { knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

/** `hours` before the start; with less than `minHours` left it is too late, after an outage. */
const REMINDERS = [
  { column: 'day_reminder_of', hours: 24, minHours: 12 },
  { column: 'hours_reminder_of', hours: 2, minHours: 0.25 },
] as const
type Reminder = (typeof REMINDERS)[number]

/** A visit as it was when its reminder became due. */
export type VisitReference = { visitId: string; startsAt: Date }
/** `devices` are subscriptions of the agent who accompanies it. */
export type DueReminder = VisitReference & { devices: string[] }

export type UpcomingVisit = {
  project: string
  startsAt: Date
  isVideo: boolean
  videoLink: string | null
  /** Opens the calendar file. */
  token: string
}

/** A visit that was agreed on later than the reminder would come has none. */
function isDue({ column, hours, minHours }: Reminder, now: Date) {
  const inHours = (count: number) =>
    sql`${now}::timestamptz + make_interval(secs => ${count * 3600})`
  return sql<boolean>`status = 'confirmed' and ${sql.ref(column)} is distinct from starts_at
    and starts_at > ${inHours(minHours)} and starts_at <= ${inHours(hours)}
    and changed_at <= starts_at - make_interval(secs => ${hours * 3600})`
}

export async function hasDueReminders(db: Executor, now: Date): Promise<boolean> {
  const due = sql.join(
    REMINDERS.map((reminder) => sql`(${isDue(reminder, now)})`),
    sql` or `,
  )
  const { rows } = await sql`select from visits where ${due} limit 1`.execute(db)
  return rows.length > 0
}

/** Marks what is due as reminded and queues the emails to buyers, in `trx`; the caller queues the pushes in it, too. */
export async function takeReminders(trx: Executor, now: Date): Promise<DueReminder[]> {
  const taken: DueReminder[] = []
  for (const reminder of REMINDERS) {
    const { rows } = await sql<DueReminder>`
      with due as (
        update visits set ${sql.ref(reminder.column)} = starts_at where ${isDue(reminder, now)}
        returning id, lead_id, agent_id, starts_at
      ),
      mailed as (
        insert into outbox (lead_id, kind) select id, 'visit-reminder' from leads
        where id in (select lead_id from due) and email <> '' and spam_reason is null
      )
      select id::text as "visitId", starts_at as "startsAt", array(
        select push_subscriptions.id::text from push_subscriptions where staff_id = agent_id) as devices
      from due`.execute(trx)
    taken.push(...rows)
  }
  if (taken.length > 0) await publishEvent(trx, 'notification.created')
  return taken
}

/** The confirmed visits of a lead within a day of `now`, soonest first. */
export async function listUpcoming(
  db: Executor,
  leadId: string,
  now: Date,
): Promise<UpcomingVisit[]> {
  const { rows } = await sql<UpcomingVisit>`
    select project, starts_at as "startsAt", is_video as "isVideo", video_link as "videoLink", token
    from visits where lead_id = ${leadId} and status = 'confirmed' and starts_at > ${now}
      and starts_at <= ${now}::timestamptz + interval '1 day'
    order by starts_at, id`.execute(db)
  return rows.map(withName)
}

export type ReminderOfAgent = { name: string; project: string; startsAt: Date; isVideo: boolean }

/** Undefined where the visit changed since, or `staffId` no longer accompanies it. */
export async function findReminded(
  db: Executor,
  { visitId, startsAt }: VisitReference,
  staffId: string,
): Promise<ReminderOfAgent | undefined> {
  const { rows } = await sql<ReminderOfAgent>`
    select leads.name, project, starts_at as "startsAt", is_video as "isVideo"
    from visits join leads on leads.id = lead_id
    where visits.id = ${visitId} and visits.status = 'confirmed' and starts_at = ${startsAt}
      and agent_id = ${staffId} and spam_reason is null`.execute(db)
  const [row] = rows
  return row && withName(row)
}

function withName<V extends { project: string }>(visit: V): V {
  return { ...visit, project: knownProjects.atSlug(visit.project)?.name ?? visit.project }
}
