import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { mailboxOf } from '#app/lib/text/mailbox.server.ts'
import { questions, type QuestionKey } from '#app/projects/questions/question.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

const LISTED = 200

export type ProjectQuestion = { projectId: number; question: QuestionKey }

function labelOf(question: QuestionKey): string {
  return questions.find(({ key }) => key === question)?.label ?? question
}

/** A person by phone, with the latest enquiry. */
export type Asker = { leadId: string; name: string; phone: string; email: string; askedAt: Date }

/** As the index has it. */
const isOpen = sql`questions <> '{}' and spam_reason is null`

/** Enquiries that asked and have no answer yet, as far as the viewer may see them. */
function openLeads({ projectId, question }: ProjectQuestion, viewer: Viewer) {
  return sql`leads.project_id = ${projectId} and ${question} = any(questions) and not ${question} = any(answered)
    and ${isOpen} and ${visibleTo(viewer)}`
}

function mailable(about: ProjectQuestion, viewer: Viewer) {
  return sql`${openLeads(about, viewer)} and email <> '' and not is_demo`
}

/** Newest first. */
export async function listAskers(
  db: Executor,
  about: ProjectQuestion,
  viewer: Viewer,
): Promise<Asker[]> {
  const { rows } = await sql<Asker>`
    select * from (
      select distinct on (phone) id as "leadId", name, phone, email, created_at as "askedAt"
      from leads where ${openLeads(about, viewer)} order by phone, id desc) as people
    order by "leadId" desc limit ${LISTED}`.execute(db)
  return rows
}

/** People without an answer, by question. */
export async function countAskers(
  db: Executor,
  projectId: number,
  viewer: Viewer,
): Promise<{ question: string; people: number }[]> {
  const { rows } = await sql<{ question: string; people: number }>`
    select question, count(distinct phone)::integer as people
    from leads cross join lateral unnest(questions) as question
    where project_id = ${projectId} and ${isOpen} and not question = any(answered) and ${visibleTo(viewer)}
    group by question`.execute(db)
  return rows
}

/** People without an answer to some question, by project. */
export async function countWaiting(
  db: Executor,
  viewer: Viewer,
): Promise<{ projectId: number; people: number }[]> {
  const { rows } = await sql<{ projectId: number; people: number }>`
    select project_id as "projectId", count(distinct phone)::integer as people from leads
    where project_id is not null and ${isOpen} and not questions <@ answered and ${visibleTo(viewer)}
    group by project_id`.execute(db)
  return rows
}

/** Mailboxes that "Email the answer" reaches; example data has none. */
export async function countMailable(
  db: Executor,
  about: ProjectQuestion,
  viewer: Viewer,
): Promise<number> {
  const { rows } = await sql<{ email: string }>`
    select distinct email from leads where ${mailable(about, viewer)}`.execute(db)
  return new Set(rows.map(({ email }) => mailboxOf(email))).size
}

/** One email to each mailbox, through the outbox, once; returns how many. Row locks keep a second press from mailing again. */
export async function mailAnswer(
  db: Executor,
  about: ProjectQuestion,
  by: Viewer,
): Promise<number> {
  const { projectId, question } = about
  return asOne(db, async (trx) => {
    const { rows: open } = await sql<{ id: string; email: string }>`
      select id, email from leads where ${mailable(about, by)} order by id for no key update`.execute(
      trx,
    )
    if (open.length === 0) return 0
    // The latest enquiry of each mailbox.
    const latest = new Map(open.map(({ id, email }) => [mailboxOf(email), id]))
    await sql`
      with mailed as materialized (
        select unnest(${[...latest.values()]}::bigint[]) as id
      ), answered as (
        update leads set answered = answered || ${[question]}::text[]
        where id = any(${open.map(({ id }) => id)}::bigint[])
      ), history as (
        insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id)
        select id, ${randomUUID()}::uuid, 'mail', ${texts.historyMailed(labelOf(question))}, ${by.id} from mailed
      )
      insert into outbox (lead_id, kind, question) select id, 'answer', ${question} from mailed`.execute(
      trx,
    )
    const people = latest.size
    await writeAudit(trx, by, { kind: 'question-answered', listing: projectId, question, people })
    await publishEvent(trx, 'lead.changed')
    await publishEvent(trx, 'notification.created')
    return people
  })
}

/** For an answer by phone or WhatsApp: all enquiries of this phone that ask the same. */
export async function markAnswered(
  db: Executor,
  { leadId, ...about }: ProjectQuestion & { leadId: string },
  by: Viewer,
): Promise<void> {
  if (!/^\d{1,18}$/.test(leadId)) return
  const { projectId, question } = about
  await asOne(db, async (trx) => {
    const { rows } = await sql`
      with answered as (
        update leads set answered = answered || ${[question]}::text[]
        where ${openLeads(about, by)} and phone = (
          select phone from leads as one where one.id = ${leadId} and ${visibleTo(by, 'one')})
        returning id
      )
      insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id)
      select max(id), ${randomUUID()}::uuid, 'note', ${texts.historyAnswered(labelOf(question))}, ${by.id}
      from answered having count(*) > 0 returning id`.execute(trx)
    if (rows.length === 0) return
    const entry = { kind: 'question-answered', listing: projectId, question, people: 1 } as const
    await writeAudit(trx, by, entry)
    await publishEvent(trx, 'lead.changed')
  })
}
