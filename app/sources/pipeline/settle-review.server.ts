import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Phone } from '#app/lib/phone/phone.ts'
import type { ParsedLead } from '#app/sources/adapter.ts'
import { reviewTexts as texts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { readDelivery } from './read-delivery.server.ts'
import { makeLeads } from './settle-enquiries.server.ts'
import { lockSource } from './source-lock.server.ts'
import { openLead } from './stored-content.server.ts'

type By = { id: string }
type Which = { sourceId: string; enquiryId: string }

/** Reads a delivery again, after an update or a change of settings; false where it is settled or gone. */
export async function replay(db: Executor, { sourceId, enquiryId }: Which, by: By) {
  const { rows } = await sql<{ id: string }>`
    update source_deliveries set state = 'waiting', result = null, reason = null, attempts = 0, read_after = now()
    from source_enquiries
    where source_enquiries.id = ${enquiryId} and source_enquiries.source_id = ${sourceId}
      and source_enquiries.result = 'review' and source_deliveries.id = delivery_id and payload is not null
    returning source_deliveries.id::text`.execute(db)
  const [delivery] = rows
  if (!delivery) return false
  await writeAudit(db, by, { kind: 'source-settled', source: Number(sourceId), what: 'replay' })
  await readDelivery(db, delivery.id)
  return true
}

export async function rejectEnquiry(db: Executor, { sourceId, enquiryId }: Which, by: By) {
  const { rows } = await sql`update source_enquiries
    set result = 'rejected', reason = ${texts.byStaff}, settled_by = ${by.id}
    where id = ${enquiryId} and source_id = ${sourceId} and result = 'review'
    returning id`.execute(db)
  if (rows.length === 0) return false
  await writeAudit(db, by, { kind: 'source-settled', source: Number(sourceId), what: 'reject' })
  await publishCombined(db, 'source.changed')
  return true
}

export type Entered = { phone: Phone; name: string }

/** Makes the lead of an enquiry whose phone someone found out; the lead's id, or undefined where it is settled. */
export async function enterPhone(
  db: Executor,
  { sourceId, enquiryId }: Which,
  { phone, name }: Entered,
  by: By,
): Promise<string | undefined> {
  const keyOf = await personKeyer()
  const person = keyOf(phone.number)
  const leadId = await asOne(db, async (trx) => {
    await lockSource(trx, sourceId, [person])
    const held = await lockReview(trx, { sourceId, enquiryId })
    if (!held) return undefined
    const parsed = await parsedOf(held, { phone, name })
    const source = { id: sourceId, name: held.name, kind: held.kind }
    const key = held.key ?? keyOf(`review ${enquiryId}`)
    const said = { parsed, phones: [phone], phone, key }
    const made = (await makeLeads(trx, [said], { source, receivedAt: held.receivedAt })).get(key)
    if (!made || made.result === 'rejected') return undefined
    await sql`update source_enquiries set result = ${made.result}, reason = null, person = ${person},
        lead_id = ${made.leadId}, settled_by = ${by.id} where id = ${enquiryId}`.execute(trx)
    await writeAudit(trx, by, { kind: 'source-settled', source: Number(sourceId), what: 'phone' })
    return made.leadId
  })
  await publishCombined(db, 'lead.created')
  await publishCombined(db, 'source.changed')
  return leadId
}

type Held = {
  content: string | null
  key: string | null
  receivedAt: Date
  name: string
  kind: string
}

async function lockReview(trx: Executor, { sourceId, enquiryId }: Which) {
  const { rows } = await sql<Held>`
    select content, key, received_at as "receivedAt", name, kind
    from source_enquiries join sources on sources.id = source_id
    where source_enquiries.id = ${enquiryId} and source_id = ${sourceId} and result = 'review'
    for update of source_enquiries`.execute(trx)
  return rows[0]
}

async function parsedOf({ content }: Held, { phone, name }: Entered): Promise<ParsedLead> {
  const read = content === null ? undefined : await openLead(content)
  const said = read ?? { phones: [], fields: {} }
  return { ...said, phones: [phone.number], ...(name !== '' && { name }) }
}
