import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { failureTexts } from '#app/strings/en/notifications.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { listWebhookDeliveries } from './list-deliveries.server.ts'
import { webhookLine } from './outbox-line.ts'

it('the latest deliveries of webhooks say what became of each', async ({ trx }) => {
  const lead = await addNewLead(trx, { name: 'Asha Rao' })
  const tried = new Date('2026-11-29T06:00:00Z')
  const common = { lead_id: lead, kind: 'enquiry', way: 'webhook', target: 'crm.test (a1b2c3)' }
  const rows = [
    { sent_at: tried, tries: 1 },
    { sent_at: tried, tries: 3 },
    { tries: 2, error: failureTexts.answered(503), next_try_at: tried },
    { tries: 22, error: failureTexts.answered(500), dead_at: tried },
    { way: 'team', target: 'asha@homes.test' },
  ]
  for (const row of rows)
    await trx
      .insertInto('deliveries')
      .values({ event_id: randomUUID(), ...common, ...row })
      .execute()
  const [failed, waiting, late, sent] = (await listWebhookDeliveries(trx, 4)).map((row) =>
    webhookLine(row, () => 'then'),
  )
  expect(failed).toMatchObject({
    href: `/dashboard/leads/${lead}`,
    name: 'Asha Rao',
    place: 'crm.test (a1b2c3)',
    outcome: 'failed',
    state: 'failed then, failed 22 times',
    error: failureTexts.answered(500),
  })
  expect(waiting).toMatchObject({ outcome: 'waiting', state: 'failed 2 times, next try then' })
  expect(late).toMatchObject({ outcome: 'sent', state: 'at attempt 3', error: '' })
  expect(sent).toMatchObject({ outcome: 'sent', state: '' })
})
