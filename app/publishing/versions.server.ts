import { sql, type RawBuilder } from 'kysely'

import type { Json } from '#app/lib/json/json.ts'
import type { Executor } from '#db/client.server.ts'

import type { Actor, DocumentTables, Subject } from './document-tables.ts'
import type { Content } from './edited-content.ts'
import type { VersionMark } from './sittings.ts'
import { copyTranslations, readIn } from './stored-texts.ts'

export type Version<S extends Subject, Sources> = {
  id: string
  subject: S
  basedOn: string | null
  content: Content
  /** Where changed facts come from; empty for documents without facts. */
  sources: Sources
  note: string | null
  madeAt: Date
  madeBy: string | null
  publishedAt: Date | null
  isArchived: boolean
}

/** `basedOn`: the version that was read, null for the file; translations come from it, from `like` and from `file`. */
export type DraftToSave<S extends Subject, Sources> = {
  subject: S
  content: Content
  sources?: Sources
  basedOn: string | null
  note?: string | null
  like?: string | undefined
  file?: Json
}

export type Superseded<V> = { kind: 'overtaken'; newest: V | undefined }
export type Saved<V> = { kind: 'saved'; id: string } | Superseded<V>

type Reading<Sources> = {
  /** Serialises publications, so that they become visible in the order of their numbers. */
  lock: number
  readContent: (stored: Json) => Content
  readSources: (stored: Json) => Sources
}

/** The versions of all documents of one kind, in English. */
export class Versions<S extends Subject, Sources> {
  readonly #reading: Reading<Sources>
  readonly #versions
  readonly #publications
  readonly #subject

  constructor(tables: DocumentTables, reading: Reading<Sources>) {
    this.#reading = reading
    this.#versions = sql.table(tables.versions)
    this.#publications = sql.table(tables.publications)
    this.#subject = sql.ref(tables.subject)
  }

  /** Adds a version with its translations, unless another editor has saved since the one that it is based on. */
  async save(
    db: Executor,
    draft: DraftToSave<S, Sources>,
    by: Actor,
  ): Promise<Saved<Version<S, Sources>>> {
    const { subject, basedOn, sources, note = null } = draft
    const content = await this.#translated(db, draft)
    // Of two simultaneous saves, the constraint admits one.
    const { rows } = await sql<{ id: string }>`
      insert into ${this.#versions} (${this.#subject}, based_on, content, sources, note, made_by)
      select ${subject}, ${basedOn}::bigint, ${JSON.stringify(content)}::jsonb,
        ${JSON.stringify(sources ?? {})}::jsonb, ${note}::text, ${by?.id ?? null}::text
      where (select max(id) from ${this.#versions} where ${this.#subject} = ${subject})
        is not distinct from ${basedOn}::bigint
      on conflict (${this.#subject}, based_on) do nothing
      returning id`.execute(db)
    const [added] = rows
    if (added) return { kind: 'saved', id: added.id }
    return { kind: 'overtaken', newest: await this.findNewest(db, subject) }
  }

  /** Checks the published version too, so that a text changed and reverted keeps its translation. */
  async #translated(
    db: Executor,
    { subject, content, basedOn, like, file }: DraftToSave<S, Sources>,
  ): Promise<Json> {
    const { rows } = await sql<{ content: Json }>`
      select content from ${this.#versions}
      where ${this.#subject} = ${subject} and jsonb_path_exists(content, '$.**.en')
        and (id in (${like ?? null}::bigint, ${basedOn}::bigint) or id = (
          select version_id from ${this.#publications} where ${this.#subject} = ${subject}
          order by id desc limit 1))
      order by id is not distinct from ${like ?? null}::bigint desc,
        id is not distinct from ${basedOn}::bigint desc`.execute(db)
    return [...rows.map((row) => row.content), file].reduce<Json>(
      (carried, earlier) => copyTranslations(earlier, carried),
      content,
    )
  }

  async find(db: Executor, id: string): Promise<Version<S, Sources> | undefined> {
    const [found] = await this.#read(db, sql`where version.id = ${id}`)
    return found
  }

  /** Draft or published; undefined when only the file exists. */
  async findNewest(db: Executor, subject: S): Promise<Version<S, Sources> | undefined> {
    const [newest] = await this.list(db, subject, { limit: 1 })
    return newest
  }

  /** Newest first. */
  list(db: Executor, subject: S, { limit }: { limit: number }): Promise<Version<S, Sources>[]> {
    return this.#read(
      db,
      sql`where version.${this.#subject} = ${subject} order by version.id desc limit ${limit}`,
    )
  }

  /** The newest version of each document, or the newest published one. */
  async listNewest(
    db: Executor,
    { isPublished = false } = {},
  ): Promise<Map<S, Version<S, Sources>>> {
    const newest = isPublished
      ? sql`select max(version_id) from ${this.#publications} group by ${this.#subject}`
      : sql`select max(id) from ${this.#versions} group by ${this.#subject}`
    const rows = await this.#read(db, sql`where version.id in (${newest})`)
    return new Map(rows.map((version) => [version.subject, version]))
  }

  /** Waits for other publications of this kind; the lock ends with the transaction. */
  async lockPublications(trx: Executor): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(this.#reading.lock)})`.execute(trx)
  }

  /** Locks publications and finds a version that is not published yet and that nothing newer replaces: for a scheduled one, a publication. */
  async findToPublish(
    trx: Executor,
    { id, isScheduled = false }: { id: string; isScheduled?: boolean | undefined },
  ): Promise<Version<S, Sources> | { kind: 'absent' } | Superseded<Version<S, Sources>>> {
    await this.lockPublications(trx)
    const version = await this.find(trx, id)
    if (!version || version.publishedAt) return { kind: 'absent' }
    const newest = isScheduled
      ? await this.#findPublishedAfter(trx, version)
      : await this.findNewest(trx, version.subject)
    return newest && newest.id !== id ? { kind: 'overtaken', newest } : version
  }

  async #findPublishedAfter(
    db: Executor,
    { id, subject }: Pick<Version<S, Sources>, 'id' | 'subject'>,
  ) {
    const [after] = await this.#read(
      db,
      sql`where version.${this.#subject} = ${subject} and version.id > ${id}
        and published_at is not null order by version.id desc limit 1`,
    )
    return after
  }

  async #read(db: Executor, which: RawBuilder<unknown>): Promise<Version<S, Sources>[]> {
    const { rows } = await sql<Version<S, Json>>`
      select version.id, version.${this.#subject} as subject, based_on as "basedOn", content, sources,
        note, made_at as "madeAt", staff.name as "madeBy", published_at as "publishedAt",
        coalesce(is_archived, false) as "isArchived"
      from ${this.#versions} as version
      left join staff_users as staff on staff.id = version.made_by
      left join ${this.#publications} as published on published.version_id = version.id
      ${which}`.execute(db)
    const { readContent, readSources } = this.#reading
    return rows.map((row) => ({
      ...row,
      content: readContent(readIn(row.content)),
      sources: readSources(row.sources),
    }))
  }

  /** For the history: newest first, without their content. */
  async listMarks(
    db: Executor,
    subject: S,
    { upTo = null, limit }: { upTo: string | undefined | null; limit: number },
  ): Promise<VersionMark[]> {
    const { rows } = await sql<VersionMark>`
      select version.id, version.made_by as author, staff.name as by, version.made_at as at, version.note,
        published.published_at as "publishedAt", coalesce(is_archived, false) as "isArchived"
      from ${this.#versions} as version
      left join staff_users as staff on staff.id = version.made_by
      left join ${this.#publications} as published on published.version_id = version.id
      where version.${this.#subject} = ${subject}
        and (${upTo}::bigint is null or version.id <= ${upTo}::bigint)
      order by version.id desc
      limit ${limit}`.execute(db)
    return rows
  }

  async readContents(
    db: Executor,
    subject: S,
    ids: readonly string[],
  ): Promise<Map<string, Content>> {
    const { rows } = await sql<{ id: string; content: Json }>`
      select id, content from ${this.#versions}
      where ${this.#subject} = ${subject} and id = any(${[...ids]}::bigint[])`.execute(db)
    return new Map(rows.map(({ id, content }) => [id, readIn(content)]))
  }
}
