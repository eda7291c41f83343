import { sql } from 'kysely'

import { factKey } from '#app/projects/facts/fact-key.ts'
import { listPublications } from '#app/projects/history/past-publications.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import {
  listNewest,
  type ProjectVersion,
} from '#app/projects/publishing/project-versions.server.ts'
import { acquirePublishLock } from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import type { Executor } from '#db/client.server.ts'

import type { PublicationHistory, PastPublication } from './publication-history.ts'
import { planHistory, type HistoryPlan } from './history-plan.ts'

export type HistoryNotes = { moved: string; stays: string }

export type ImportedHistory = HistoryPlan & {
  stale: ProjectVersion[]
  faults: string[]
}

/** Imports missing publications with dates and sources, within a transaction; projects with a history here stay as shown. Throws on a concurrent save. */
export async function importHistory(
  trx: Executor,
  { history, notes }: { history: PublicationHistory; notes: HistoryNotes },
  fileProjects: readonly Project[],
): Promise<ImportedHistory> {
  await acquirePublishLock(trx)
  const publications = await listPublications(trx)
  const published = await readPublished(trx)
  const plan = planHistory(history, { publications, fromFile: fileProjects, published })
  const newest = await listNewest(trx)
  const open = plan.taken.flatMap(({ projectId }) => newest.get(projectId) ?? [])
  const tips = new Map([...newest].map(([projectId, { id }]) => [projectId, id]))
  const add = async (one: PastPublication, note: string, isNow = false) => {
    const basedOn = tips.get(one.listing) ?? null
    tips.set(one.listing, await addPast(trx, { ...one, basedOn, note, isNow }))
  }
  // In the file's order: a shared address belongs to the later project.
  const missing = new Set(plan.taken.flatMap((one) => one.missing))
  for (const one of history.publications) if (missing.has(one)) await add(one, notes.moved)
  for (const { projectId, isBeneath } of plan.taken) {
    const shown = publications.findLast((one) => one.listing === projectId)
    if (isBeneath && shown) await add({ ...shown, changes: [] }, notes.stays, true)
  }
  return {
    ...plan,
    stale: open.filter(({ publishedAt }) => publishedAt === null),
    faults: sharedNames(plan, withPublished(fileProjects, await readPublished(trx))),
  }
}

function sharedNames({ taken }: HistoryPlan, shown: readonly Project[]): string[] {
  const ids = new Set(taken.map(({ projectId }) => projectId))
  return shown.flatMap(({ id, slug, name }) => {
    const other = ids.has(id) && shown.find((one) => one.id !== id && one.name === name)
    return other ? [`${slug}: the name “${name}” is that of ${other.slug}, too`] : []
  })
}

type Past = PastPublication & { basedOn: string | null; note: string; isNow: boolean }

/** Keeps the original time; returns the version's id. */
async function addPast(trx: Executor, past: Past): Promise<string> {
  const { listing: project, slug, isArchived, changes, content, basedOn, note, isNow } = past
  const at = isNow ? sql<Date>`statement_timestamp()` : past.publishedAt
  const sources = changes.map((one) => [factKey(one), { source: one.source, on: one.on }])
  const saved = await trx
    .insertInto('project_versions')
    .values({
      project_id: project,
      based_on: basedOn,
      content: JSON.stringify(content),
      sources: JSON.stringify(Object.fromEntries(sources)),
      note,
      made_at: at,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'based_on']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw new Error(`Someone saved ${slug} meanwhile. Nothing was imported. Try again.`)
  const { id } = await trx
    .insertInto('project_publications')
    .values({
      project_id: project,
      version_id: saved.id,
      slug,
      is_archived: isArchived,
      published_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = changes.map(({ on, was, became, ...one }) => ({
    publication_id: id,
    ...one,
    old_value: was,
    new_value: became,
    checked_on: on,
  }))
  if (rows.length > 0) await trx.insertInto('fact_changes').values(rows).execute()
  return saved.id
}
