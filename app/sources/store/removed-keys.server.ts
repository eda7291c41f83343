import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'

/** Days for which a removed key is known. */
const DAYS = 90

/** Notes that someone still sends with a removed key; whether one of these is. */
export async function noteRemovedKey(db: Executor, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`update source_removed_keys set used_at = now(), uses = uses + 1
    where hash = any(${hashes}::text[]) returning hash`.execute(db)
  if (rows.length > 0) await publishCombined(db, 'source.changed')
  return rows.length > 0
}

export async function forgetRemovedKeys(db: Executor): Promise<void> {
  await sql`delete from source_removed_keys
    where removed_at < now() - make_interval(days => ${DAYS})`.execute(db)
}
