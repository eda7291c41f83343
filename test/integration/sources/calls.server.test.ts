import { expect, test } from 'vitest'

import { sourceLine } from '#app/leads/detail/history/source-event.ts'
import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { sourceEventTexts } from '#app/strings/en/sources/events.ts'
import { db } from '#db/client.server.ts'
import { jsonPayload } from '#test/helpers/deliveries.ts'

import { addSource, leadsOf, newPhone, type MadeSource } from './source-scene.ts'

async function report(source: MadeSource, fields: Record<string, string>) {
  const call = { uuid: 'sf-0001', direction: 'inbound', start_stamp: '2026-10-08 12:00:00' }
  const payload = jsonPayload({ ...call, ...fields })
  return readDelivery(db, await storeDelivery(db, source.id, { way: 'push', payload }))
}

async function callLines(leadId: string) {
  const rows = await db
    .selectFrom('lead_changes')
    .select('new_value')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'source-call')
    .orderBy('id')
    .execute()
  return rows.map(({ new_value: stored }) => sourceLine(stored ?? ''))
}

test('events of one call in any order are one lead, which learns of the answer and the recording', async () => {
  const source = await addSource('smartflo', { name: 'Hoarding' })
  const phone = newPhone()
  const caller = { caller_id_number: `91${phone}`, call_to_number: '912200000000' }
  expect(await report(source, { ...caller, call_status: 'missed' })).toBe('new')
  const ended = { ...caller, call_status: 'answered', billsec: '65' }
  expect(await report(source, ended)).toBe('duplicate')
  expect(await report(source, ended)).toBe('duplicate')
  expect(await report(source, { ...caller, call_status: 'missed' })).toBe('duplicate')
  const recorded = { ...ended, recording_url: 'https://recordings.example.com/1' }
  expect(await report(source, recorded)).toBe('duplicate')
  const leads = await leadsOf(phone)
  expect(leads).toMatchObject([{ status: 'contacted' }])
  const lines = await callLines(leads[0]?.id ?? '')
  expect(lines).toHaveLength(3)
  expect(lines[1]?.text).toContain(sourceEventTexts.moreOfCall.answered)
  expect(lines[2]?.recordingUrl).toBe(recorded.recording_url)
})

test('a call by us to a person whom we do not know makes no lead', async () => {
  const source = await addSource('smartflo')
  const phone = newPhone()
  const called = { direction: 'outbound', call_to_number: `91${phone}`, call_status: 'answered' }
  expect(await report(source, called)).toBe('rejected')
  expect(await leadsOf(phone)).toEqual([])
})
