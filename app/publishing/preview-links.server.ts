import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { DocumentTables, Subject } from './document-tables.ts'
import type { Content } from './edited-content.ts'
import { mayEditNow } from './may-edit.server.ts'
import { readIn } from './stored-texts.ts'

const LINK_HOURS = 24

export type Linked<S> = { subject: S; content: Content; until: Date }

export class PreviewLinks<S extends Subject> {
  readonly #versions
  readonly #links
  readonly #subject

  constructor({ versions, links, subject }: DocumentTables) {
    this.#versions = sql.table(versions)
    this.#links = sql.table(links)
    this.#subject = sql.ref(subject)
  }

  /** Returns the link's token; the database does not store the token. */
  async add(db: Executor, versionId: string, by: { id: string }): Promise<string> {
    // In lower case, because the addresses of all pages are.
    const token = randomBytes(24).toString('hex')
    await sql`
      insert into ${this.#links} (token_hash, version_id, expires_at, made_by)
      values (${hashOf(token)}, ${versionId},
        statement_timestamp() + ${LINK_HOURS} * interval '1 hour', ${by.id})`.execute(db)
    return token
  }

  /** Undefined for an unknown or expired link, or when its maker may no longer edit. */
  async find(db: Executor, token: string): Promise<Linked<S> | undefined> {
    const { rows } = await sql<Linked<S>>`
      select version.${this.#subject} as subject, version.content, link.expires_at as until
      from ${this.#links} as link
      join ${this.#versions} as version on version.id = link.version_id
      where token_hash = ${hashOf(token)} and expires_at > statement_timestamp()
        and ${mayEditNow('link.made_by')}`.execute(db)
    const [linked] = rows
    return linked && { ...linked, content: readIn(linked.content) }
  }

  async forget(db: Executor): Promise<void> {
    await sql`delete from ${this.#links} where expires_at < statement_timestamp()`.execute(db)
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
