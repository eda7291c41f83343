import { sql } from 'kysely'

import {
  catalogueVersion,
  findProject,
  knownProjects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { readQuestion } from '#app/projects/questions/requested-questions.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { isLost, listFitting } from './alert-subject.server.ts'

/** Alerts per transaction, so that locks last some tens of milliseconds. */
const BATCH_SIZE = 200

/** A question has one message. A search waits until its last one has gone. */
const waiting = sql`(confirmed_at is not null or phone is not null) and (question is null or due_at is null)
  and (due_at is null or sent_at is not null)
  and not exists (select from outbox where alert_id = visitor_alerts.id)
  and not exists (select from deliveries where alert_id = visitor_alerts.id and sent_at is null and dead_at is null)`

/** Has the job compare the alerts of a project that changed without a publication, as floor plans do. */
export async function recheckAlerts(db: Executor, projectId: number): Promise<void> {
  await sql`update visitor_alerts set checked_version = -1
    where project_id = ${projectId} and ${waiting}`.execute(db)
}

/** Whether something was published since an alert was compared. */
export async function hasUncheckedAlerts(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from visitor_alerts where ${waiting}
    and checked_version < coalesce((select max(id) from project_publications), 0) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Makes alerts due that the current catalogue answers, once each; their mails go into the outbox. */
export async function checkAlerts(db: Executor): Promise<void> {
  let last: string | undefined = '0'
  while (last !== undefined) last = await asOne(db, (trx) => checkSome(trx, last ?? '0'))
}

const MAX_SEARCHES = 500

/** Searches that stay silent, since the catalogue lacks one of their values; those of most people first. */
export async function listLostSearches(
  db: Executor,
): Promise<{ search: string; people: number }[]> {
  const { rows } = await sql<{ search: string; people: number }>`
    select search, count(*)::integer as people from visitor_alerts
    where search <> '' and (confirmed_at is not null or phone is not null)
    group by search order by people desc, search limit ${MAX_SEARCHES}`.execute(db)
  const lost = await Promise.all(rows.map(({ search }) => isLost(search)))
  return rows.filter((_, index) => lost[index])
}

type Row = {
  id: string
  projectId: number | null
  question: string | null
  search: string | null
  known: number[]
}

/** From after an alert on; returns the last one, or undefined at the end. */
async function checkSome(trx: Executor, after: string): Promise<string | undefined> {
  const version = catalogueVersion()
  const { rows } = await sql<Row>`
    select id, project_id as "projectId", question, search, known from visitor_alerts
    where id > ${after}::bigint and ${waiting} order by id limit ${BATCH_SIZE} for update skip locked`.execute(
    trx,
  )
  for (const row of rows) {
    const found = await findNews(row)
    if (found.length > 0) await makeDue(trx, row.id, found)
  }
  await sql`update visitor_alerts set checked_version = ${version}
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx)
  return rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id
}

/** Ids of the projects that answer an alert now. */
async function findNews({ projectId, question, search, known }: Row): Promise<number[]> {
  if (search !== null) {
    const fitting = await listFitting(search)
    return fitting.filter((id) => !known.includes(id))
  }
  return projectId !== null && answerTo(projectId, question) !== undefined ? [projectId] : []
}

type Answer = { label: string; value: string }

export function listedProject(id: number): Project | undefined {
  return findProject(knownProjects.ofId(id)?.slug ?? '')
}

/** The confirmed answer of a listed project, under the question's name. */
export function answerTo(projectId: number, question: string | null): Answer | undefined {
  const project = listedProject(projectId)
  const key = readQuestion(question)
  const state = project && questionStates(project).find((one) => one.key === key)
  return state?.state === 'confirmed' ? state : undefined
}

async function makeDue(trx: Executor, id: string, found: readonly number[]): Promise<void> {
  const { rows } = await sql`
    with due as (
      update visitor_alerts set due_at = statement_timestamp(), found = ${found}::integer[],
        known = known || ${found}::integer[], sent_at = case when email is not null then statement_timestamp() end
      where id = ${id} returning id, email
    )
    insert into outbox (alert_id, kind) select id, 'alert' from due where email is not null
    returning event_id`.execute(trx)
  if (rows.length > 0) await publishEvent(trx, 'notification.created')
}
