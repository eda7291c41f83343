import { afterAll, beforeAll, expect, test } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const asking = signedInOwner()
// The worker of the app may give up again at once, because nothing is configured: then at a later time.
const GIVEN_UP = new Date('2026-01-02T03:04:05Z')
let lead = ''

beforeAll(async () => {
  lead = await addNewLead(db)
  for (const target of ['hooks.test (a1)', 'hooks.test (b2)'])
    await db
      .insertInto('deliveries')
      .values({
        event_id: crypto.randomUUID(),
        lead_id: lead,
        kind: 'enquiry',
        way: 'webhook',
        target,
        job_id: crypto.randomUUID(),
        tries: 22,
        error: failureTexts.answered(500),
        dead_at: GIVEN_UP,
      })
      .execute()
})

afterAll(async () => {
  await db.deleteFrom('leads').where('id', '=', lead).execute()
})

function sendAgain(delivery: string) {
  return fetchPath('/dashboard/notifications/retry', {
    method: 'POST',
    headers: { Origin, Cookie: asking.Cookie },
    body: new URLSearchParams({ delivery }),
  })
}

async function dead(): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', lead)
    .where('dead_at', '=', GIVEN_UP)
    .execute()
  return rows.map(({ id }) => id)
}

test('what was given up is sent again by a form without script, and the audit log says who did', async () => {
  const page = await (
    await fetchPath('/dashboard/notifications', { headers: { Cookie: asking.Cookie } })
  ).text()
  expect(page).toContain('hooks.test (a1)')
  expect(page).toContain(failureTexts.answered(500))
  const [one = ''] = await dead()
  const answer = await sendAgain(one)
  expect(answer.headers.get('Location')).toBe('/dashboard/notifications')
  expect(await dead()).not.toContain(one)
  expect((await listAudit(db, null)).lines[0]?.text).toMatch(
    new RegExp(`resent the webhook of lead ${lead}$`),
  )
  await sendAgain('all')
  expect(await dead()).toEqual([])
  const { lines } = await listAudit(db, null)
  expect(lines[0]?.text).toMatch(/resent all failed notifications: 1$/)
  await sendAgain('all')
  await sendAgain('1; drop table leads')
  expect((await listAudit(db, null)).lines[0]?.id).toBe(lines[0]?.id)
})
