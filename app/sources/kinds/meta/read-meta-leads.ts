import type { DetailsResult, Payload } from '#app/sources/adapter.ts'
import { metaChanges } from '#app/sources/reading/meta-webhook.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'

import { getGraph, LEAD_FIELDS, namedLeads, type GraphContext } from './graph.ts'

/** Without a connection the delivery waits: the lead itself is safe at Meta. */
const unreached = () => ({ kind: 'throttled', retryAfterMs: 60_000 }) as const

/** Reads the leads whose ids a webhook names; they come as the bulk read gives them. */
export async function readMetaLeads(
  payload: Payload,
  context: GraphContext,
): Promise<DetailsResult> {
  const { ids } = namedLeads(metaChanges(payloadValue(payload)))
  if (ids.length === 0) return { kind: 'payload', payload }
  const data: unknown[] = []
  for (const id of ids) {
    // One after another: the limit counts each page's reads.
    const lead = await getGraph(context, id, { fields: LEAD_FIELDS }).catch(unreached)
    if (lead.kind !== 'read') return lead
    data.push(lead.value)
  }
  return { kind: 'payload', payload: { ...payload, body: Buffer.from(JSON.stringify({ data })) } }
}
