import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { carryTexts } from './stored-texts.ts'
import type { Versions } from './version-marks.server.ts'

/** What a new version says in English, and whose other languages it goes on with. */
export type Written = {
  content: unknown
  basedOn: string | null
  /** Another version whose words these are, as one that is restored. */
  like?: string | undefined
  /** The file that a fresh installation starts with, as it is stored. */
  file?: unknown
}

/**
 * The content to store: what was written, with every other language of what it goes on from. What is published
 * is asked as well, so that a text which was changed and put back before it was published keeps its translation.
 */
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
    (carried, earlier) => carryTexts(earlier, carried),
    content,
  )
}
