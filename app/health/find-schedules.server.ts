import { sql } from 'kysely'

import { LATE_SECONDS } from '#app/lib/dates/late.ts'
import { pageNames } from '#app/pages/page-content.ts'
import { pageSchedules } from '#app/pages/publishing/page-store.server.ts'
import { projectSchedules } from '#app/projects/publishing/project-store.server.ts'
import type { LateKind } from '#app/publishing/late-kind.ts'
import type { Schedule } from '#app/publishing/schedules.server.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Executor } from '#db/client.server.ts'

import type { Named } from './judge-projects.ts'

export async function findLateKinds(db: Executor): Promise<Record<LateKind, boolean>> {
  return {
    listing: (await projectSchedules.findLate(db)) > LATE_SECONDS,
    words: (await pageSchedules.findLate(db)) > LATE_SECONDS,
  }
}

/** Seconds since the oldest due publication, failed ones, and those whose author lost the right to edit. */
export async function findSchedules(
  db: Executor,
): Promise<{ late: number; failed: Named; revoked: Named }> {
  const projects = await projectSchedules.listFailed(db)
  const pages = await pageSchedules.listFailed(db)
  return {
    late: Math.max(await projectSchedules.findLate(db), await pageSchedules.findLate(db)),
    // A newer publication settles a failed one.
    failed: await named(db, projects.filter(isFaulty), pages.filter(isFaulty)),
    revoked: await named(db, projects.filter(isRevoked), pages.filter(isRevoked)),
  }
}

type Failed<Subject> = Pick<Schedule<Subject>, 'subject' | 'outcome'>

const isFaulty = ({ outcome }: Failed<unknown>) => outcome === 'faulty' || outcome === 'unsourced'
const isRevoked = ({ outcome }: Failed<unknown>) => outcome === 'revoked'

async function named(
  db: Executor,
  projects: readonly Failed<number>[],
  pages: readonly Failed<string>[],
): Promise<Named> {
  const subjects = new Set(pages.map(({ subject }) => subject))
  return {
    projects: await namesOf(db, [...new Set(projects.map(({ subject }) => subject))]),
    pages: pageNames.filter((page) => subjects.has(page)).map((page) => pageTexts.pages[page]),
  }
}

async function namesOf(db: Executor, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('project_versions')
    .distinctOn('project_id')
    .where('project_id', 'in', ids)
    .select(
      sql<string>`coalesce(content#>>'{name,en}', nullif(content->>'name', ''), nullif(content->>'slug', ''), project_id::text)`.as(
        'name',
      ),
    )
    .orderBy('project_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ name }) => name)
}
