import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { recordAssignments } from '#app/assignment/record-assignments.server.ts'
import { config } from '#app/config/config.server.ts'
import { saveAlertEmail } from '#app/notifications/alerts/alert-email.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import {
  changeAlertEmail,
  findAlertEmail,
  forgetSubscriptions,
} from '#app/staff/push/push-subscriptions.server.ts'
import { suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import { db } from '#db/client.server.ts'
import { visitReminders } from '#server/jobs/visit-reminders.ts'
import {
  addDevice,
  addPerson,
  assignLead,
  forgetPushed,
  passForPushes as pass,
  pushOutbox as outbox,
  sendDuePushes,
  startAllowedService,
} from '#test/helpers/pushed-people.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'

const texts = alertTexts.switches.email
const address = 'asha@own.test'
let service: Awaited<ReturnType<typeof startAllowedService>>
let mail: MailServer
let asha: Staff

beforeAll(async () => {
  mail = await startMailServer()
  service = await startAllowedService()
  config.SMTP_URL = mail.url
})
afterAll(async () => {
  delete config.SMTP_URL
  service.stop()
  await mail.stop()
})
beforeEach(async () => {
  asha = await addPerson()
  await db.deleteFrom('visitor_mails').execute()
})
afterEach(async () => {
  mail.taken.length = 0
  await forgetPushed()
})

test('an address is stored once its first email went out, and an empty one ends the emails', async () => {
  expect(await saveAlertEmail(db, asha, ' Asha@own.test ')).toEqual({
    address,
    message: texts.saved(address),
  })
  expect(mail.taken).toMatchObject([{ recipient: address, subject: texts.first.title }])
  expect(await findAlertEmail(db, asha.id)).toBe(address)
  expect(await saveAlertEmail(db, asha, '')).toEqual({ address: '', message: texts.removed })
  expect(await findAlertEmail(db, asha.id)).toBeUndefined()
  await assignLead(asha)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
})

test.each([
  ['asha', texts.wrong],
  ['9876543210', texts.wrong],
  ['asha@own', texts.wrong],
])('%s is no address, and stays in the field', async (typed, error) => {
  expect(await saveAlertEmail(db, asha, typed)).toEqual({ address: typed, error })
  expect(mail.taken).toEqual([])
})

test('an address that the mail server refuses is not stored, and its answer is shown', async () => {
  mail.refuseNext('550 No such user')
  const { error } = await saveAlertEmail(db, asha, address)
  expect(error).toContain('550 No such user')
  expect(await findAlertEmail(db, asha.id)).toBeUndefined()
})

test('an address gets three first emails a day, and serves one account', async () => {
  for (let time = 0; time < 3; time += 1) await saveAlertEmail(db, asha, address)
  expect(await saveAlertEmail(db, asha, address)).toEqual({ address, error: texts.limited })
  expect(mail.taken).toHaveLength(3)
  const ravi = await addPerson()
  expect(await changeAlertEmail(db, ravi, address)).toBe(false)
  expect(await findAlertEmail(db, asha.id)).toBe(address)
})

test('an assigned lead comes by email as well as to the device, without a phone number', async () => {
  await changeAlertEmail(db, asha, address)
  await addDevice(service, asha)
  const lead = await assignLead(asha)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 2, failures: [] })
  const [sent, ...others] = mail.taken
  expect(others).toEqual([])
  expect(sent).toMatchObject({ recipient: address, subject: alertTexts.assignedTo('Asha Rao') })
  expect(sent?.text).toContain('Noida')
  expect(sent?.text).toContain(`/dashboard/leads/${lead}`)
  expect(sent?.raw).not.toContain('9876543210')
})

test('an email says that a lead moved to a colleague, and why', async () => {
  await changeAlertEmail(db, asha, address)
  const ravi = await addPerson()
  const leadId = await assignLead(asha)
  await sendDuePushes(service.boss)
  mail.taken.length = 0
  await changeLead(db, { leadId, changes: { ownerId: ravi.id } }, 'system')
  const [staffId, fromStaffId] = [ravi.id, asha.id]
  await recordAssignments(db, [
    { leadId, staffId, ruleId: undefined, reason: 'passed-on', fromStaffId },
  ])
  await sendDuePushes(service.boss)
  const { passOnMinutes } = await findSettings(db)
  expect(mail.taken).toMatchObject([
    { recipient: address, subject: alertTexts.movedFrom('Asha Rao', ravi.name) },
  ])
  expect(mail.taken[0]?.text).toContain(alertTexts.notCalled(passOnMinutes))
  expect(mail.taken[0]?.raw).not.toContain('9876543210')
})

test('many leads are one email, and a suspended agent gets none', async () => {
  await changeAlertEmail(db, asha, address)
  for (const phone of ['9800000001', '9800000002', '9800000003']) await assignLead(asha, phone)
  await sendDuePushes(service.boss)
  expect(mail.taken).toMatchObject([{ subject: alertTexts.assignedMany(3) }])
  await assignLead(asha, '9800000004')
  await suspendStaff(db, asha)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  expect(mail.taken).toHaveLength(1)
})

test('an email is tried for a day where a push is for an hour', async () => {
  await changeAlertEmail(db, asha, address)
  await assignLead(asha)
  mail.refuseNext('450 later', '450 later')
  expect((await sendDuePushes(service.boss)).failures).toHaveLength(1)
  await pass(2 * 3600)
  expect((await sendDuePushes(service.boss)).failures).toHaveLength(1)
  expect(await outbox()).toHaveLength(1)
  await pass(3600)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 1, failures: [] })
  expect(mail.taken).toHaveLength(1)
})

test('an address is not forgotten with the devices that no one opens, and counts as none of them', async () => {
  await changeAlertEmail(db, asha, address)
  await sql`update push_subscriptions set renewed_at = now() - interval '900 days'
    where staff_id = ${asha.id}`.execute(db)
  await forgetSubscriptions(db, 90)
  for (let count = 0; count < 11; count += 1) await addDevice(service, asha)
  expect(await findAlertEmail(db, asha.id)).toBe(address)
})

test('a visit is announced by the push and the email of its agent, who still has it', async () => {
  await changeAlertEmail(db, asha, address)
  await addDevice(service, asha)
  const startsAt = new Date(Date.now() + 90 * 60_000)
  const leadId = await addNewLead(db, { name: 'Neha Saxena' })
  const { rows } = await sql<{ id: string }>`
    insert into visits (lead_id, token, project, starts_at, ends_at, status, changed_at, agent_id)
    values (${leadId}, 'reminded', 'lodha-goa', ${startsAt}, ${startsAt}::timestamptz + interval '1 hour',
      'confirmed', now() - interval '3 days', ${asha.id}) returning id::text`.execute(db)
  const signal = new AbortController().signal
  await visitReminders.run({ db, boss: service.boss, signal })
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 2, failures: [] })
  expect(mail.taken).toMatchObject([{ recipient: address }])
  expect(mail.taken[0]?.subject).toContain('Neha Saxena')
  expect(mail.taken[0]?.text).toContain(`visit=${rows[0]?.id}`)
  await visitReminders.run({ db, boss: service.boss, signal })
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
})
