import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'

import { sourceEvent } from '#app/leads/detail/history/source-event.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { SourceCall } from '#app/sources/adapter.ts'
import type { Executor } from '#db/client.server.ts'

import { sameCall } from './same-call.ts'
import { openLead, sealLead } from './stored-content.server.ts'

type Place = { source: { id: string; name: string }; key: string; receivedAt: Date }

/** Adds to a lead's history what a later event of one call says; false where it says nothing new. */
export async function addToCall(
  trx: Executor,
  later: SourceCall | undefined,
  { source, key, receivedAt }: Place,
): Promise<boolean> {
  if (later === undefined) return false
  const row = await findCall(trx, source.id, key)
  const known = row && (await openLead(row.content))
  if (!row || !known?.call) return false
  const call = sameCall(known.call, later)
  if (isDeepStrictEqual(call, known.call)) return false
  const text = sourceEvent({ source: source.name, ...call, isMore: true })
  const activities = [{ kind: 'source-call', text }] as const
  const changes = { status: 'contacted', firstContactAt: known.sentAt ?? receivedAt } as const
  const { leadId } = row
  const isAnsweredNow = known.call.outcome !== call.outcome
  const written = isAnsweredNow
    ? await changeLead(trx, { leadId, activities, changes, seen: { status: 'new' } }, 'system')
    : undefined
  if (written?.kind !== 'changed') await changeLead(trx, { leadId, activities }, 'system')
  const content = await sealLead({ ...known, call })
  await trx.updateTable('source_enquiries').set({ content }).where('id', '=', row.id).execute()
  return true
}

async function findCall(trx: Executor, sourceId: string, key: string) {
  const { rows } = await sql<{ id: string; leadId: string; content: string }>`
    select id::text, lead_id::text as "leadId", content from source_enquiries
    where source_id = ${sourceId} and key = ${key} and lead_id is not null and content is not null
    limit 1`.execute(trx)
  return rows[0]
}
