import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { readCampaign } from './campaign.ts'
import type { ContactIntent } from './contact-intent.ts'
import { contactRow, type ContactRow } from './contact-row.ts'

/** Reports that are kept in one minute, whoever sends them: no flood fills the disk. */
export const MOST_A_MINUTE = 600

/** How many the desk lists. */
export const LISTED = 200

/**
 * Stores a press of a call or chat link. Over the limit it is dropped without a word, because an
 * address may be a whole carrier's, and a visitor's call never depends on it.
 */
export async function recordContactIntent(db: Executor, intent: ContactIntent): Promise<void> {
  const { code, kind, page, project } = intent
  const campaign = JSON.stringify(readCampaign(intent.campaign))
  await sql`insert into contact_intents (code, kind, page, project, campaign)
    select ${code}, ${kind}, ${page}, ${project ?? null}, ${campaign}::jsonb
    where (
      select count(*) from contact_intents
      where created_at > clock_timestamp() - interval '1 minute'
    ) < ${MOST_A_MINUTE}`.execute(db)
}

/** The newest reports; `code` is any part of a reference code, however it is written. */
export async function listContactIntents(db: Executor, code: string): Promise<ContactRow[]> {
  const part = code.replaceAll(/[^\da-z]/gi, '').toUpperCase()
  const rows = await db
    .selectFrom('contact_intents')
    .select(['id', 'code', 'kind', 'page', 'campaign', 'created_at'])
    .$if(part !== '', (query) => query.where('code', 'like', `%${part}%`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => contactRow(row))
}
