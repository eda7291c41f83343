import { sql } from 'kysely'
import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import type { RevokedEditing } from '#app/staff/team/change-set.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import type { Executor } from '#db/client.server.ts'

const scheduleRows = z.array(
  z.object({ subject: z.string(), name: z.string(), publishAt: z.date() }),
)

/** Cancels schedules and preview links of an account that loses its right to edit; call it in that transaction. */
export async function revokeEditing(
  trx: Executor,
  staffId: string,
  by: { id: string } | null,
): Promise<RevokedEditing> {
  const projects = await revokeProjects(trx, staffId)
  for (const { subject } of projects) {
    const entry = { kind: 'project-schedule-revoked', project: Number(subject) } as const
    await writeAudit(trx, by, { ...entry, personId: staffId })
  }
  const pages = await revokePages(trx, staffId)
  for (const { subject: page } of pages)
    await writeAudit(trx, by, { kind: 'page-schedule-revoked', page, personId: staffId })
  const links = await endLinks(trx, staffId)
  if (links > 0)
    await writeAudit(trx, by, { kind: 'preview-links-revoked', links, personId: staffId })
  const schedules = [...projects, ...pages].map(({ name, publishAt }) => ({
    name,
    publishAt: publishAt.toISOString(),
  }))
  return { schedules, links }
}

async function revokeProjects(trx: Executor, staffId: string) {
  const { rows } = await sql`
    update project_schedules as schedule set done_at = statement_timestamp(), outcome = 'revoked'
    from project_versions as version
    where version.id = schedule.version_id and schedule.made_by = ${staffId}
      and done_at is null and cancelled_at is null
    returning version.project_id::text as subject, publish_at as "publishAt",
      coalesce(version.content#>>'{name,en}', nullif(version.content->>'name', ''), version.project_id::text) as name`.execute(
    trx,
  )
  return scheduleRows.parse(rows)
}

async function revokePages(trx: Executor, staffId: string) {
  const { rows } = await sql`
    update page_schedules as schedule set done_at = statement_timestamp(), outcome = 'revoked'
    from page_versions as version
    where version.id = schedule.version_id and schedule.made_by = ${staffId}
      and done_at is null and cancelled_at is null
    returning version.page as subject, version.page as name, publish_at as "publishAt"`.execute(trx)
  return scheduleRows.parse(rows).map((row) => {
    const page = Object.entries(pageTexts.pages).find(([key]) => key === row.subject)
    return page ? { ...row, name: page[1] } : row
  })
}

async function endLinks(trx: Executor, staffId: string): Promise<number> {
  const { rows } = await sql<{ links: number }>`
    with listings as (
      delete from project_links where made_by = ${staffId} returning expires_at
    ), pages as (delete from page_links where made_by = ${staffId} returning expires_at)
    select count(*)::int as links from (table listings union all table pages) as ended
    where expires_at > statement_timestamp()`.execute(trx)
  return rows[0]?.links ?? 0
}
