import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { copyTranslations } from './stored-texts.ts'
import type { Versions } from './version-marks.server.ts'

/** What a new version says in English, and the versions that its other languages come from. */
export type Written = {
  content: unknown
  basedOn: string | null
  like?: string | undefined
  file?: unknown
}

/** Stores what was written with its translations; checks the published version too, so that a text changed and reverted keeps its translation. */
export async function carriedContent(
  db: Executor,
  { versions, publications, subject, of }: Versions,
  { content, basedOn, like, file }: Written,
): Promise<unknown> {
  const [table, column] = [sql.table(versions), sql.ref(subject)]
  const { rows } = await sql<{ content: unknown }>`
    select content from ${table}
    where ${column} = ${of} and jsonb_path_exists(content, '$.**.en')
      and (id in (${like ?? null}::bigint, ${basedOn}::bigint) or id = (
        select version_id from ${sql.table(publications)} where ${column} = ${of}
        order by id desc limit 1))
    order by id is not distinct from ${like ?? null}::bigint desc,
      id is not distinct from ${basedOn}::bigint desc`.execute(db)
  return [...rows.map((row) => row.content), file].reduce(
    (carried, earlier) => copyTranslations(earlier, carried),
    content,
  )
}
