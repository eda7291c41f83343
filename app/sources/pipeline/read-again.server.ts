import { sql } from 'kysely'

import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Payload } from '#app/sources/adapter.ts'
import type { Executor } from '#db/client.server.ts'

/** Keyed hashes of what a check may find again: each check reads the last days again. */
export async function readAgainKeys(
  sourceId: string,
  payloads: readonly Payload[],
): Promise<string[]> {
  const keyOf = await personKeyer()
  return payloads.map(({ body }) => keyOf(`delivery ${sourceId} ${body.toString('base64')}`))
}

/** Without what an earlier check found in the same words. */
export async function listUnread(
  db: Executor,
  sourceId: string,
  payloads: readonly Payload[],
): Promise<Payload[]> {
  const keys = await readAgainKeys(sourceId, payloads)
  const { rows } = await sql<{ key: string }>`select key from source_keys
    where source_id = ${sourceId} and key = any(${keys}::text[])`.execute(db)
  const known = new Set(rows.map(({ key }) => key))
  return payloads.filter((_payload, index) => !known.has(keys[index] ?? ''))
}

/** False where it was noted before. */
export async function noteRead(trx: Executor, sourceId: string, key: string): Promise<boolean> {
  const { rows } = await sql`insert into source_keys (source_id, key, content)
    values (${sourceId}, ${key}, ${key}) on conflict do nothing returning key`.execute(trx)
  return rows.length > 0
}
