import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { setAskedQuestions } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import type { AskedQuestion, QuestionKey } from './question.ts'
import { readQuestion } from './requested-questions.ts'

let key = ''

/** Changes with what staff have asked; a cache key for the pages that show it. */
export function askedQuestionsKey(): string {
  return key
}

type Row = { project: number; question: string; whom: string; on: string; due: string | null }

/** One query, because it runs every second. */
export async function refreshAsked(db: Executor): Promise<void> {
  const { rows } = await sql<Row>`
    select project_id as project, question, whom, asked_on::text as on, due_on::text as due
    from asked_questions order by project_id, question`.execute(db)
  const next = JSON.stringify(rows)
  if (next === key) return
  key = next
  setAskedQuestions(byProject(rows))
}

function byProject(rows: readonly Row[]): ReadonlyMap<number, AskedQuestion[]> {
  const all = new Map<number, AskedQuestion[]>()
  for (const { project, due, ...row } of rows) {
    const question = readQuestion(row.question)
    // A later version may know more questions.
    if (question === undefined) continue
    const request = { ...row, question, ...(due !== null && { due }) }
    all.set(project, [...(all.get(project) ?? []), request])
  }
  return all
}

/** One row for each question of a project: asking again replaces it. */
export async function askQuestion(
  db: Executor,
  projectId: number,
  { question, whom, on, due }: AskedQuestion,
  by: { id: string },
): Promise<void> {
  const values = { whom, asked_on: on, due_on: due ?? null, staff_id: by.id }
  await asOne(db, async (trx) => {
    await trx
      .insertInto('asked_questions')
      .values({ project_id: projectId, question, ...values })
      .onConflict((one) => one.columns(['project_id', 'question']).doUpdateSet(values))
      .execute()
    await writeAudit(trx, by, { kind: 'question-asked', listing: projectId, question })
  })
}

/** Removes what was marked by mistake. */
export async function unaskQuestion(
  db: Executor,
  projectId: number,
  question: QuestionKey,
  by: { id: string },
): Promise<void> {
  await asOne(db, async (trx) => {
    const [gone] = await trx
      .deleteFrom('asked_questions')
      .where('project_id', '=', projectId)
      .where('question', '=', question)
      .returning('question')
      .execute()
    if (gone) await writeAudit(trx, by, { kind: 'question-unasked', listing: projectId, question })
  })
}
