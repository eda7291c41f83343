import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { NOWHERE, type NormalisedLead } from './normalised-lead.ts'
import { JOIN_HOURS } from './record-leads.server.ts'

/** The lead of an enquiry without a phone, which its portal sent another way with one (SOURCES.md 9.4). */
export async function findByEmail(
  trx: Executor,
  { email, touch: { portal, ad, source }, projectId, location }: NormalisedLead,
): Promise<string | undefined> {
  if (email === '' || portal === undefined) return undefined
  // What the same source sends is another enquiry, not a copy.
  const { rows } = await sql<{ id: string }>`select id::text from leads
    where lower(email) = lower(${email}) and spam_reason is null
      and created_at > now() - make_interval(hours => ${JOIN_HOURS})
      and campaign #>> '{last,portal}' = ${portal} and campaign #>> '{last,source}' <> ${source}
      and (project_id = ${projectId} or location in (${location}, ${NOWHERE}) or ${location} = ${NOWHERE}
        or campaign #>> '{last,ad}' = ${ad ?? null})
    order by created_at desc, id desc limit 1`.execute(trx)
  return rows[0]?.id
}
