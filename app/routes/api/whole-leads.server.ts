import type { Executor } from '#app/db.server.ts'

import { OK, type Envelope } from './api-envelope.ts'
import { readCampaign, type Campaign } from '#app/leads/capture/campaign.ts'
import { leadRow, readPart, type StoredLead } from '#app/leads/desk/lead-rows.server.ts'
import type { LeadRow } from '#app/leads/desk/lead-search.ts'

/** A lead with all that another program may answer it by. */
type WholeLead = Omit<LeadRow, 'id' | 'byWhatsApp' | 'campaign'> & { campaign: Campaign }

/**
 * The answer of the allLeads call with every lead, newest first. It is sent as it is read, so that
 * no number of leads fills the memory. Throws when the first of them cannot be read; what cannot be
 * read after that cuts the answer off, which then is no JSON.
 */
export async function answerWithLeads(db: Executor, message: string): Promise<Response> {
  const texts = textOf(db, message)
  const first = await texts.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(first.value ?? '')),
    async pull(stream) {
      const { value, done } = await texts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  })
}

async function* textOf(db: Executor, message: string): AsyncGenerator<string, void> {
  const empty = JSON.stringify({ statusCode: OK, message, data: [] } satisfies Envelope)
  let { rows, next } = await readPart(db, {})
  yield empty.slice(0, -2) + listed(rows)
  while (next) {
    ;({ rows, next } = await readPart(db, { before: next }))
    if (rows.length > 0) yield `,${listed(rows)}`
  }
  yield empty.slice(-2)
}

function listed(rows: readonly StoredLead[]): string {
  return rows.map((row) => JSON.stringify(wholeLead(row))).join(',')
}

function wholeLead(row: StoredLead): WholeLead {
  const { id: _id, byWhatsApp: _way, ...lead } = leadRow(row)
  return { ...lead, campaign: readCampaign(row.campaign) }
}
