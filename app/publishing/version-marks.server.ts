import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { readIn } from './stored-texts.ts'
import type { ScheduleTables } from './schedules.server.ts'
import type { VersionMark } from './sittings.ts'

export type Versions = Omit<ScheduleTables, 'schedules'> & { of: string | number }

export async function listMarks(
  db: Executor,
  { versions, publications, subject, of }: Versions,
  { upTo, limit }: { upTo: string | undefined; limit: number },
): Promise<VersionMark[]> {
  const { rows } = await sql<VersionMark>`
    select version.id, version.made_by as author, staff.name as by, version.made_at as at, version.note,
      published.published_at as "publishedAt",
      -- Words are never taken off the site: their publications say nothing of it.
      coalesce((to_jsonb(published) ->> 'is_archived')::boolean, false) as "isArchived"
    from ${sql.table(versions)} as version
    left join staff_users as staff on staff.id = version.made_by
    left join ${sql.table(publications)} as published on published.version_id = version.id
    where version.${sql.ref(subject)} = ${of}
      and (${upTo ?? null}::bigint is null or version.id <= ${upTo ?? null}::bigint)
    order by version.id desc
    limit ${limit}`.execute(db)
  return rows
}

export async function readContents(
  db: Executor,
  { versions, subject, of }: Versions,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; content: unknown }>`
    select id, content from ${sql.table(versions)}
    where ${sql.ref(subject)} = ${of} and id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, content }) => [id, readIn(content)]))
}
