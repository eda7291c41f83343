import { sql } from 'kysely'

import { lockSource } from '#app/sources/pipeline/source-lock.server.ts'
import { readLead, type ReadLead } from '#app/sources/pipeline/enquiry-key.server.ts'
import {
  settleEnquiries,
  writeEnquiries,
  type Settled,
} from '#app/sources/pipeline/settle-enquiries.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import { reviewTexts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'

import { fileLead, rejectedLead } from './file-lead.ts'
import type { SourceImport } from './import-store.server.ts'

export type RowResult = { read: ReadLead | undefined } & (
  | { kind: 'new' | 'repeat' }
  | { kind: 'rejected'; reason: string }
)

/** Rows of a file become leads as those of any source do; what none can become is kept with its reason. */
export async function settleRows(
  trx: Executor,
  file: SourceImport,
  { rows, position: first }: { rows: readonly string[][]; position: number },
): Promise<RowResult[]> {
  const receivedAt = new Date()
  const { sourceId } = file
  const all = await Promise.all(
    rows.map(async (cells, index) => {
      const lead = fileLead(cells, file)
      const read = lead && (await readLead(lead, { sourceId, receivedAt }))
      return { cells, position: first + index, read }
    }),
  )
  const readable = all.flatMap(({ read, position }) =>
    // Without a phone it takes no key, so that the corrected row is new.
    read && read.phones.phones.length > 0 ? [{ read, position }] : [],
  )
  const people = readable.flatMap(({ read }) => read.keys.person ?? [])
  await lockSource(trx, sourceId, people)
  const delivery = { ...(await storeDelivery(trx, file)), receivedAt }
  const settled = await settleEnquiries(trx, readable, delivery)
  const results = all.map(({ read, position }) => resultOf(read, settled.get(position)))
  const rejected = all.flatMap(({ cells, position, read }, index) => {
    const result = results[index]
    if (result?.kind !== 'rejected') return []
    const { reason } = result
    const keys = read?.keys ?? { key: '', content: '', person: null, portal: null }
    return {
      read: { parsed: rejectedLead(cells, file), keys },
      place: { deliveryId: delivery.id, position },
      outcome: { result: 'rejected', reason } as const,
    }
  })
  await writeEnquiries(trx, rejected, delivery)
  return results
}

async function storeDelivery(trx: Executor, { id: importId, sourceId, ownerId }: SourceImport) {
  const { rows } = await sql<{ id: string; name: string; kind: string }>`
    with delivery as (
      insert into source_deliveries (source_id, import_id, way, state, result)
      values (${sourceId}, ${importId}, 'file', 'read', 'enquiries') returning id, source_id
    )
    select delivery.id::text, name, kind
    from delivery join sources on sources.id = source_id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The delivery was not stored')
  const { id, name, kind } = row
  return { id, source: { id: sourceId, name, kind }, file: { importId, ownerId } }
}

function resultOf(read: ReadLead | undefined, settled: Settled | undefined): RowResult {
  if (settled?.kind === 'new' || settled?.kind === 'repeat') return { kind: settled.kind, read }
  if (settled) return { kind: 'rejected', read, reason: texts.before }
  return { kind: 'rejected', read, reason: read ? reasonOf(read) : texts.test }
}

function reasonOf({ phones: { fault = 'missing' } }: ReadLead): string {
  return fault === 'shortened' ? texts.shortened : reviewTexts.phone[fault]
}
