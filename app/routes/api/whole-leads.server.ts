import { readCampaign, type Campaign } from '#app/enquiries/submit/campaign.ts'
import { leadRow, type StoredLead } from '#app/leads/list/lead-rows.server.ts'
import { leadParts } from '#app/leads/search/lead-batches.server.ts'
import type { Scope } from '#app/leads/search/lead-filter.server.ts'
import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { begun, textStream } from '#app/lib/async/text-stream.ts'
import type { Executor } from '#db/client.server.ts'

import { OK, type Envelope } from './api-envelope.ts'

type WholeLead = Omit<LeadRow, 'id' | 'reference' | 'byWhatsApp' | 'campaign'> & {
  campaign: Campaign
}

/** `requireExport` throws where the reader has lost the right to export. */
type Answered = { message: string; requireExport: () => Promise<void> }

/** Streams every lead of a scope, newest first, to bound memory; a failure after the first row cuts the JSON off. */
export async function answerWithLeads(
  db: Executor,
  scope: Scope,
  { message, requireExport }: Answered,
): Promise<Response> {
  return new Response(textStream(await begun(textOf(db, scope, { message, requireExport }))), {
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  })
}

async function* textOf(
  db: Executor,
  scope: Scope,
  { message, requireExport }: Answered,
): AsyncGenerator<string, void> {
  const empty = JSON.stringify({ statusCode: OK, message, data: [] } satisfies Envelope)
  let before = empty.slice(0, -2)
  for await (const rows of leadParts(db, { scope })) {
    await requireExport()
    if (rows.length === 0) continue
    yield before + listed(rows)
    before = ','
  }
  yield before === ',' ? empty.slice(-2) : empty
}

function listed(rows: readonly StoredLead[]): string {
  return rows.map((row) => JSON.stringify(wholeLead(row))).join(',')
}

function wholeLead(row: StoredLead): WholeLead {
  const { id: _id, reference: _code, byWhatsApp: _way, ...lead } = leadRow(row)
  return { ...lead, campaign: readCampaign(row.campaign) }
}
