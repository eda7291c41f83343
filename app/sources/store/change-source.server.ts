import { sql, type RawBuilder } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { openTexts, sealTexts } from '#app/settings/sealed-settings.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { keyHash, newKey, newPublicId } from './source-key.ts'
import { storedTexts } from './stored-texts.ts'

export type NewSource = {
  kind: string
  name: string
  settings: Record<string, string>
  secrets: Record<string, string>
  /** Whether we can read it; the first check sees whether the owner entered what that needs. */
  isPulled: boolean
}

type By = { id: string }

/** Without a key, which an owner makes when they can paste it; answers the id. */
export function createSource(
  db: Executor,
  { kind, name, settings, secrets, isPulled }: NewSource,
  by: By,
): Promise<string> {
  return asOne(db, async (trx) => {
    const { id } = await trx
      .insertInto('sources')
      .values({
        public_id: newPublicId(),
        kind,
        name,
        settings: JSON.stringify(settings),
        secrets: JSON.stringify(await sealTexts(secrets)),
        next_pull_at: isPulled ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(trx, by, id, 'created')
    return id
  })
}

/** A new key, which is shown once and stored as a hash; the one before stays valid until the next. */
export function rotateKey(db: Executor, id: string, by: By): Promise<string | undefined> {
  return asOne(db, async (trx) => {
    const key = newKey()
    const keys = sql`array_prepend(${keyHash(key)}::text, keys[1:1])`
    const { rows } = await sql`update sources set keys = ${await withoutOldKey(trx, id, keys)}
      where id = ${id} returning id`.execute(trx)
    if (rows.length === 0) return undefined
    await note(trx, by, id, 'key-rotated')
    return key
  })
}

/** Keeps the fingerprint of the key that goes, so that its next use is noticed; returns `keys`. */
async function withoutOldKey(trx: Executor, id: string, keys: RawBuilder<unknown>) {
  await sql`insert into source_removed_keys (hash, source_id)
    select unnest(keys[2:]), id from sources where id = ${id} on conflict do nothing`.execute(trx)
  return keys
}

export type SourceChange =
  | { kind: 'pause' | 'resume' | 'remove-old-key' | 'check' }
  /** A secret that is left empty stays as it is. */
  | {
      kind: 'configure'
      name: string
      settings: Record<string, string>
      secrets: Record<string, string>
      isPulled: boolean
    }
  | { kind: 'snooze'; until: Date }

const AUDITED = {
  pause: 'paused',
  resume: 'resumed',
  'remove-old-key': 'key-removed',
  configure: 'configured',
} as const

/** False where there is no such source. */
export function changeSource(
  db: Executor,
  id: string,
  change: SourceChange,
  by: By,
): Promise<boolean> {
  return asOne(db, async (trx) => {
    const { rows } = await sql`update sources set ${await columnsOf(trx, id, change)}
      where id = ${id} returning id`.execute(trx)
    if (rows.length === 0) return false
    const { kind } = change
    if (kind === 'check' || kind === 'snooze') await publishEvent(trx, 'source.changed')
    else await note(trx, by, id, AUDITED[kind])
    return true
  })
}

async function columnsOf(trx: Executor, id: string, change: SourceChange) {
  if (change.kind === 'configure') return configuration(change, await secretsOf(trx, id))
  if (change.kind === 'remove-old-key')
    return sql`keys = ${await withoutOldKey(trx, id, sql`keys[1:1]`)}`
  if (change.kind === 'snooze') return sql`snoozed_until = ${change.until}, quiet_alarm_at = null`
  return COLUMNS[change.kind]
}

const COLUMNS = {
  pause: sql`is_paused = true`,
  resume: sql`is_paused = false`,
  check: sql`next_pull_at = now()`,
} as const

async function configuration(
  { name, settings, secrets, isPulled }: Extract<SourceChange, { kind: 'configure' }>,
  stored: Readonly<Record<string, string>>,
) {
  const sealed = await sealTexts({ ...stored, ...secrets })
  // Another mailbox or account begins at its start: a cursor of the earlier one could leave leads out.
  return sql`name = ${name}, settings = ${JSON.stringify(settings)}::jsonb,
    cursor = case when settings = ${JSON.stringify(settings)}::jsonb then cursor end,
    secrets = ${JSON.stringify(sealed)}::jsonb,
    next_pull_at = ${isPulled ? sql`now()` : null}`
}

async function secretsOf(trx: Executor, id: string): Promise<Readonly<Record<string, string>>> {
  const row = await trx
    .selectFrom('sources')
    .select('secrets')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (await openTexts(storedTexts.parse(row?.secrets ?? {}))).opened
}

/** An owner sends a test lead from the dashboard. */
export function noteTest(db: Executor, id: string, by: By): Promise<void> {
  return asOne(db, (trx) => note(trx, by, id, 'tested'))
}

/** Its leads stay; what it sent goes. */
export function deleteSource(db: Executor, id: string, by: By): Promise<void> {
  return asOne(db, async (trx) => {
    await keepName(trx, id)
    await trx.deleteFrom('sources').where('id', '=', id).execute()
    await note(trx, by, id, 'deleted')
  })
}

/** Its leads carry the name of the day on which they came. */
function keepName(trx: Executor, id: string) {
  return sql`update leads set campaign = named_campaign(campaign)
    where lead_source(campaign) = ${`#${id}`} and spam_reason is null
      and campaign #>> '{last,utm_source}' <> (select name from sources where id = ${id})`.execute(
    trx,
  )
}

type What =
  | 'created'
  | 'deleted'
  | 'tested'
  | 'key-rotated'
  | (typeof AUDITED)[keyof typeof AUDITED]

async function note(trx: Executor, by: By, id: string, what: What): Promise<void> {
  await writeAudit(trx, by, { kind: 'source-changed', source: Number(id), what })
  await publishEvent(trx, 'source.changed')
}
