import { sql } from 'kysely'

import { openTexts } from '#app/settings/sealed-settings.server.ts'
import type { Adapter, SourceContext } from '#app/sources/adapter.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import type { Executor } from '#db/client.server.ts'

import { keyHash } from './source-key.ts'
import { storedTexts } from './stored-texts.ts'

/** A source with its adapter, and settings and secrets as the adapter reads them. */
export type OpenSource = {
  id: string
  publicId: string
  kind: string
  name: string
  isPaused: boolean
  cursor: string | undefined
  /** Hashes of the valid keys. */
  keys: readonly string[]
  adapter: Adapter
  context: SourceContext<unknown, unknown>
}

type Found =
  | { ok: true; source: OpenSource }
  /** `unreadable` where another SESSION_SECRET sealed its secrets. */
  | { ok: false; fault: 'absent' | 'unknown-kind' | 'unreadable' }

/** By what is in the address: a key, or the public id. */
export async function findSourceAt(db: Executor, part: string, now: Date): Promise<Found> {
  // PostgreSQL refuses a text with NUL.
  if (!/^[\w-]+$/.test(part)) return { ok: false, fault: 'absent' }
  const hash = keyHash(part)
  const row = await sourceRows(db)
    .where(sql<boolean>`(keys @> array[${hash}] or public_id = ${part})`)
    .executeTakeFirst()
  return row ? openRow(row, now) : { ok: false, fault: 'absent' }
}

export async function findSource(db: Executor, id: string, now: Date): Promise<Found> {
  if (!/^\d{1,18}$/.test(id)) return { ok: false, fault: 'absent' }
  const row = await sourceRows(db).where('id', '=', id).executeTakeFirst()
  return row ? openRow(row, now) : { ok: false, fault: 'absent' }
}

function sourceRows(db: Executor) {
  return db
    .selectFrom('sources')
    .select(['id', 'public_id', 'kind', 'name', 'is_paused', 'cursor', 'keys'])
    .select(['settings', 'secrets'])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof sourceRows>['executeTakeFirst']>>>

async function openRow(row: Row, now: Date): Promise<Found> {
  const adapter = findAdapter(row.kind)
  if (!adapter) return { ok: false, fault: 'unknown-kind' }
  const { opened, unread } = await openTexts(storedTexts.parse(row.secrets))
  const settings = adapter.settings.safeParse(row.settings)
  const secrets = adapter.secrets.safeParse(opened)
  if (unread.length > 0 || !settings.success || !secrets.success)
    return { ok: false, fault: 'unreadable' }
  const source = {
    id: row.id,
    publicId: row.public_id,
    kind: row.kind,
    name: row.name,
    isPaused: row.is_paused,
    cursor: row.cursor ?? undefined,
    keys: row.keys,
    adapter,
    context: { settings: settings.data, secrets: secrets.data, now },
  }
  return { ok: true, source }
}
