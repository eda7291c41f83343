import { sql } from 'kysely'

import type { ParsedLead } from '#app/sources/adapter.ts'
import { lockSource } from '#app/sources/pipeline/source-lock.server.ts'
import {
  readLead,
  settleEnquiry,
  writeEnquiry,
  type EnquiryPlace,
  type ReadLead,
} from '#app/sources/pipeline/settle-enquiry.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import { reviewTexts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'

import { fileLead, rejectedLead } from './file-lead.ts'
import type { SourceImport } from './import-store.server.ts'

export type RowResult =
  | { kind: 'new' | 'repeat'; lead: ParsedLead }
  | { kind: 'rejected'; lead: ParsedLead | undefined; reason: string }

/** Rows of a file become leads as those of any source do; what none can become is kept with its reason. */
export async function settleRows(
  trx: Executor,
  file: SourceImport,
  { rows, position }: { rows: readonly string[][]; position: number },
): Promise<RowResult[]> {
  const receivedAt = new Date()
  const { sourceId } = file
  const leads = rows.map((row) => fileLead(row, file))
  const read = await Promise.all(
    leads.map(async (lead) => lead && readLead(lead, { sourceId, receivedAt })),
  )
  const people = read.flatMap((one) => one?.keys.person ?? [])
  await lockSource(trx, sourceId, people)
  const place = { ...(await placeOf(trx, file)), receivedAt }
  const results: RowResult[] = []
  for (const [index, row] of rows.entries())
    results.push(
      await settleRow(trx, read[index], {
        file,
        row,
        place: { ...place, position: position + index },
      }),
    )
  return results
}

async function placeOf(trx: Executor, { id, sourceId, ownerId }: SourceImport) {
  const { rows } = await sql<{ deliveryId: string; name: string; kind: string }>`
    with delivery as (
      insert into source_deliveries (source_id, import_id, way, state, result)
      values (${sourceId}, ${id}, 'file', 'read', 'enquiries') returning id, source_id
    )
    select delivery.id::text as "deliveryId", name, kind
    from delivery join sources on sources.id = source_id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The delivery was not stored')
  const { deliveryId, name, kind } = row
  return { deliveryId, source: { id: sourceId, name, kind }, file: { importId: id, ownerId } }
}

type Placed = { file: SourceImport; row: readonly string[]; place: EnquiryPlace }

async function settleRow(
  trx: Executor,
  read: ReadLead | undefined,
  { file, row, place }: Placed,
): Promise<RowResult> {
  const reject = async (reason: string): Promise<RowResult> => {
    const keys = read?.keys ?? { key: '', content: '', person: null }
    const parsed = rejectedLead(row, file)
    const kept = { parsed, phones: { phones: [] }, keys }
    await writeEnquiry(trx, kept, place, { result: 'rejected', reason })
    return { kind: 'rejected', lead: read?.parsed, reason }
  }
  if (!read) return reject(texts.test)
  const { phones, fault = 'missing' } = read.phones
  // Without a phone it takes no key, so that the corrected row is new.
  if (phones.length === 0) return reject(reasonOf(fault))
  const { kind } = await settleEnquiry(trx, read, place)
  if (kind === 'new' || kind === 'repeat') return { kind, lead: read.parsed }
  return reject(texts.before)
}

function reasonOf(fault: keyof typeof reviewTexts.phone): string {
  return fault === 'shortened' ? texts.shortened : reviewTexts.phone[fault]
}
