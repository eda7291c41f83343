import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import type { Executor } from '#db/client.server.ts'

import { shownNotice, type ShownNotice } from './notice.ts'

let known: ShownNotice | undefined

/** The notice that this deployment shows now. */
export function noticeInForce(): ShownNotice {
  known ??= shownNotice(config, privacyNotice)
  return known
}

/** Keeps the text that is shown now, so that what somebody agreed to can be printed when it is another. */
export async function keepNotice(db: Executor): Promise<void> {
  const { notice, text, hash } = noticeInForce()
  await sql`insert into privacy_notices (hash, version, text) values (${hash}, ${notice.version}, ${text})
    on conflict (hash) do nothing`.execute(db)
}
