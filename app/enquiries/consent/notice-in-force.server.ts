import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { settingsKey } from '#app/settings/stored-settings.server.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import type { Executor } from '#db/client.server.ts'

import { renderNotice, type RenderedNotice } from './notice.ts'

let known: { settings: string; notice: RenderedNotice } | undefined

export function noticeInForce(): RenderedNotice {
  const settings = settingsKey()
  if (known?.settings !== settings)
    known = { settings, notice: renderNotice(config, privacyNotice) }
  return known.notice
}

/** Stores the shown text, so that an old consent stays printable after a change. */
export async function keepNotice(db: Executor): Promise<void> {
  const { notice, text, hash } = noticeInForce()
  await sql`insert into privacy_notices (hash, version, text) values (${hash}, ${notice.version}, ${text})
    on conflict (hash) do nothing`.execute(db)
}
