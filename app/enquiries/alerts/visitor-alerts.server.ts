import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { newConsentToken } from '#app/enquiries/consent/consent.server.ts'
import { noticeInForce } from '#app/enquiries/consent/notice-in-force.server.ts'
import { networkOf } from '#app/enquiries/submit/network-of.ts'
import { catalogueVersion } from '#app/projects/catalogue/current-catalogue.server.ts'
import { readQuestion } from '#app/projects/questions/requested-questions.ts'
import { durably, type Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import type { AlertContact } from './alert-contact.ts'
import { isAllowed } from './alert-limits.server.ts'
import { listFitting, type AlertSubject } from './alert-subject.server.ts'

/** Hours for which a link confirms an alert. */
export const CONFIRM_HOURS = 48
/** Days for which the alert of a phone waits until staff reach it. */
const UNREACHED_DAYS = 30
const LISTED = 200
/** Alerts of one address or phone; the oldest unconfirmed one makes room, since anyone can enter another's. */
const MAX_OF_PERSON = 20

/** The page that confirms and stops an alert. */
export function alertPath(token: string): string {
  return `/tell-me/${token}`
}

const isExpired = sql`confirmed_at is null and (
  email is not null and created_at <= statement_timestamp() - make_interval(hours => ${CONFIRM_HOURS})
  or created_at <= statement_timestamp() - make_interval(days => ${UNREACHED_DAYS}))`

type NewAlert = { subject: AlertSubject; contact: AlertContact; address: string }

/** The same alert twice is one; `limited` where too many came from the network, or from all. An email is confirmed first. */
export async function recordAlert(
  db: Executor,
  { subject, contact, address }: NewAlert,
): Promise<'stored' | 'limited'> {
  const { hash, notice } = noticeInForce()
  const { email = null, phone = null } = contact
  const { projectId = null, question = null, search = null } = subject
  const known = search === null ? [] : await listFitting(search)
  // A link that works no more must not be mailed again.
  await sql`delete from visitor_alerts where email = ${email} and ${isExpired}`.execute(db)
  const { rows } = await sql<{ isAllowed: boolean }>`
    with allowed as materialized (
      select where ${isAllowed(address)}
    ), hit as (
      insert into rate_limit_hits (kind, address, network) select 'alert', ${address}, ${networkOf(address)} from allowed
    ), own as materialized (
      select id, confirmed_at, created_at,
        (project_id, question, search) is not distinct from (${projectId}::integer, ${question}::text, ${search}::text) as is_same
      from visitor_alerts where email = ${email} or phone = ${phone}
    ), room as (
      delete from visitor_alerts where id in (
        select id from own where confirmed_at is null and not exists (select from own where is_same)
          and ${MAX_OF_PERSON} <= (select count(*) from own) order by created_at, id limit 1)
        and exists (select from allowed)
      returning id
    ), alert as (
      insert into visitor_alerts (token, email, phone, project_id, question, search, notice, version,
        checked_version, known)
      select ${newConsentToken()}, ${email}, ${phone}, ${projectId}::integer, ${question}, ${search},
        ${hash}, ${notice.version}, ${catalogueVersion()}, ${known}::integer[]
      from allowed where exists (select from own where is_same)
        or ${MAX_OF_PERSON} > (select count(*) from own) - (select count(*) from room)
      on conflict (email, phone, project_id, question, search) do update
        set notice = excluded.notice, version = excluded.version where visitor_alerts.confirmed_at is null
      returning id, email
    ), mailed as (
      insert into outbox (alert_id, kind) select id, 'alert-link' from alert where email is not null
    )
    select exists (select from allowed) as "isAllowed", ${durably}`.execute(db)
  if (rows[0]?.isAllowed !== true) return 'limited'
  await publishCombined(db, 'notification.created')
  return 'stored'
}

export type VisitorAlert = {
  id: string
  token: string
  contact: AlertContact
  subject: AlertSubject
  createdAt: Date
  /** A phone needs no link. */
  isConfirmed: boolean
  /** Projects of the latest message. */
  found: readonly number[]
  dueAt: Date | null
  sentAt: Date | null
}

type Row = Omit<VisitorAlert, 'contact' | 'subject'> & {
  email: string | null
  phone: string | null
  projectId: number | null
  question: string | null
  search: string | null
}

const columns = sql`id, token, email, phone, project_id as "projectId", question, search,
  created_at as "createdAt", confirmed_at is not null or phone is not null as "isConfirmed", found, due_at as "dueAt", sent_at as "sentAt"`

async function listWhere(db: Executor, which: ReturnType<typeof sql>): Promise<VisitorAlert[]> {
  const { rows } = await sql<Row>`select ${columns} from visitor_alerts where ${which}`.execute(db)
  return rows.flatMap((row) => {
    const { id, token, email, phone, createdAt, isConfirmed, found, dueAt, sentAt } = row
    const subject = subjectIn(row)
    if (!subject) return []
    const contact: AlertContact = email === null ? { phone: phone ?? '' } : { email }
    return [{ id, token, contact, subject, createdAt, isConfirmed, found, dueAt, sentAt }]
  })
}

/** A later version may know more questions. */
function subjectIn({ projectId, question, search }: Row): AlertSubject | undefined {
  if (search !== null) return { search }
  const key = readQuestion(question)
  return projectId === null || key === undefined ? undefined : { projectId, question: key }
}

/** By the secret of its link. */
export async function findAlert(db: Executor, token: string): Promise<VisitorAlert | undefined> {
  const [alert] = await listWhere(db, sql`token = ${token}`)
  return alert
}

/** For its mail. */
export async function findAlertById(db: Executor, id: string): Promise<VisitorAlert | undefined> {
  const [alert] = await listWhere(db, sql`id = ${id}`)
  return alert
}

/** On its question, or with a message that names it. */
function ofProject(projectId: number) {
  return sql<boolean>`(project_id = ${projectId} or due_at is not null and ${projectId} = any(found))`
}

/** Alerts that wait for a project's answer, and messages that staff send on WhatsApp, which come first; newest first. */
export function listAlertsOf(db: Executor, projectId: number): Promise<VisitorAlert[]> {
  return listWhere(
    db,
    sql`(confirmed_at is not null or phone is not null) and sent_at is null and ${ofProject(projectId)}
      order by due_at desc nulls last, id desc limit ${LISTED}`,
  )
}

/** Messages that staff have to send on WhatsApp, by project. */
export async function countDueAlerts(
  db: Executor,
): Promise<{ projectId: number; people: number }[]> {
  const { rows } = await sql<{ projectId: number; people: number }>`
    select unnest(found) as "projectId", count(*)::integer as people from visitor_alerts
    where due_at is not null and sent_at is null group by 1`.execute(db)
  return rows
}

/** Where the mail took longer than its link works, the visitor asks again. */
export async function confirmAlert(db: Executor, token: string): Promise<void> {
  await sql`update visitor_alerts set confirmed_at = statement_timestamp()
    where token = ${token} and confirmed_at is null
      and created_at > statement_timestamp() - make_interval(hours => ${CONFIRM_HOURS})`.execute(db)
}

/** Erases it with its waiting mails; returns whether there was one. */
export async function stopAlert(db: Executor, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('visitor_alerts')
    .where('token', '=', token)
    .returning('id')
    .execute()
  return gone.length > 0
}

/** For a message that staff sent on WhatsApp. */
export async function markAlertSent(
  db: Executor,
  { id, projectId }: { id: string; projectId: number },
  by: { id: string },
): Promise<void> {
  if (!/^\d{1,18}$/.test(id)) return
  await asOne(db, async (trx) => {
    const { rows } = await sql`update visitor_alerts set sent_at = statement_timestamp(),
        confirmed_at = coalesce(confirmed_at, statement_timestamp())
      where id = ${id} and ${ofProject(projectId)} and due_at is not null and sent_at is null returning id`.execute(
      trx,
    )
    if (rows.length > 0) await writeAudit(trx, by, { kind: 'alert-sent', listing: projectId })
  })
}

/** For a visitor who asks staff to erase it; returns its token. */
export async function eraseAlert(
  db: Executor,
  { id, projectId }: { id: string; projectId: number },
  by: { id: string },
): Promise<string | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return asOne(db, async (trx) => {
    const [gone] = await trx
      .deleteFrom('visitor_alerts')
      .where('id', '=', id)
      .where(ofProject(projectId))
      .returning('token')
      .execute()
    if (gone) await writeAudit(trx, by, { kind: 'alert-erased' })
    return gone?.token
  })
}

/** Unconfirmed ones after their link or a month, answered ones after a month, all after `days`. */
export async function purgeAlerts(db: Executor, days: number): Promise<void> {
  await sql`delete from visitor_alerts where created_at < now() - make_interval(days => ${days})
    or ${isExpired}
    or question is not null and sent_at < now() - interval '1 month'`.execute(db)
}
