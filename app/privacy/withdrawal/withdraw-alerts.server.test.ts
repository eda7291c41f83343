import { readFile } from 'node:fs/promises'

import type { Selectable } from 'kysely'
import { expect } from 'vitest'

import { tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import type { AlertContact } from '#app/enquiries/alerts/alert-contact.ts'
import { recordAlert } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { erasePerson } from '#app/privacy/erase.server.ts'
import { exportPerson } from '#app/privacy/records/person-file.server.ts'
import { closeInactive } from '#app/privacy/retention.server.ts'
import type { Executor } from '#db/client.server.ts'
import type { VisitorAlerts } from '#db/schema.ts'
import { it } from '#test/helpers/database/database.ts'
import { enquire, newPerson, whereIn } from '#test/staff/withdrawing.ts'

import { fileWithdrawals, withdrawalFile } from './file-withdrawals.server.ts'
import { withdrawAgain } from './reapply-withdrawals.server.ts'
import { withdrawByLink } from './withdraw-by-link.server.ts'
import { withdrawPerson } from './withdraw.server.ts'
import { readLines } from './withdrawal-file.ts'

const address = '203.0.113.20'

async function addAlert(trx: Executor, contact: AlertContact): Promise<string> {
  await recordAlert(trx, { subject: { search: '' }, contact, address })
  const { token } = await trx
    .selectFrom('visitor_alerts')
    .select('token')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return token
}

/** As a restore does. */
async function bringBack(trx: Executor, back: readonly Selectable<VisitorAlerts>[]): Promise<void> {
  await trx.deleteFrom('visitor_alerts').execute()
  for (const { token, search, notice, version, phone, email } of back)
    await trx
      .insertInto('visitor_alerts')
      .values({ token, search, notice, version, phone, email, checked_version: 0 })
      .execute()
}

async function tokens(trx: Executor): Promise<string[]> {
  const rows = await trx.selectFrom('visitor_alerts').select('token').orderBy('id').execute()
  return rows.map(({ token }) => token)
}

it('a withdrawal at the dashboard erases the person’s alerts, and leaves those of others', async ({
  trx,
}) => {
  const person = newPerson()
  await enquire(trx, person)
  await addAlert(trx, { phone: person.phone })
  await addAlert(trx, { email: person.email.toLowerCase() })
  const other = await addAlert(trx, { email: 'other@alerts.test' })
  await withdrawPerson(trx, { phone: person.phone }, { way: 'desk' })
  expect(await whereIn(trx, [person.phone, person.email.toLowerCase()])).toEqual([])
  expect(await tokens(trx)).toEqual([other])
})

it('a restore that brings back a withdrawn person’s alerts alone loses them again', async ({
  trx,
}) => {
  const person = newPerson()
  const phone = await addAlert(trx, { phone: person.phone })
  const email = await addAlert(trx, { email: person.email.toLowerCase() })
  const running = await addAlert(trx, { phone: '9812300094' })
  const before = await trx.selectFrom('visitor_alerts').selectAll().execute()
  // The enquiry is younger than the backup.
  await enquire(trx, person)
  await withdrawPerson(trx, { phone: person.phone }, { way: 'desk' })
  await fileWithdrawals(trx)
  await bringBack(trx, before)
  expect(await tokens(trx)).toEqual([phone, email, running])
  await withdrawAgain(trx, readLines(await readFile(withdrawalFile(), 'utf8')))
  expect(await tokens(trx)).toEqual([running])
})

it('the link of one enquiry proves no alert', async ({ trx }) => {
  const person = newPerson()
  const { token } = await enquire(trx, person)
  const [phone, email] = [
    await addAlert(trx, { phone: person.phone }),
    await addAlert(trx, { email: person.email.toLowerCase() }),
  ]
  await withdrawByLink(trx, token)
  expect(await tokens(trx)).toEqual([phone, email])
})

it('a mailed link stops the alerts of the address that it proves', async ({ trx }) => {
  const person = newPerson()
  const { id } = await enquire(trx, person)
  const phone = await addAlert(trx, { phone: person.phone })
  await addAlert(trx, { email: person.email.toLowerCase() })
  await withdrawPerson(trx, { onlyLeads: [id] }, { way: 'mail' })
  expect(await tokens(trx)).toEqual([phone])
})

it('one enquiry that is withdrawn again after a restore leaves the alerts', async ({ trx }) => {
  const person = newPerson()
  const { id } = await enquire(trx, person)
  const phone = await addAlert(trx, { phone: person.phone })
  const at = new Date(Date.now() + 1000)
  const again = { at, eraseAt: at }
  await withdrawPerson(trx, { phone: person.phone, until: at, only: [id] }, { way: 'link', again })
  expect(await whereIn(trx, [person.email])).toEqual([])
  expect(await tokens(trx)).toEqual([phone])
})

it('a person with an alert alone is exported and erased by phone', async ({ trx }) => {
  const { phone } = newPerson()
  await addAlert(trx, { phone })
  const { text } = await exportPerson(trx, phone)
  expect(text).toContain('visitor_alerts')
  const audited: number[] = []
  const erased = await erasePerson(trx, phone, async (_, { alerts }) => void audited.push(alerts))
  expect(erased).toMatchObject({ leads: 0, sealed: 0, alerts: 1 })
  expect(audited).toEqual([1])
  expect(await tokens(trx)).toEqual([])
})

it('a stopped alert that a restore brought back is erased again', async ({ trx }) => {
  const [stopped, running] = [
    await addAlert(trx, { phone: '9812300091' }),
    await addAlert(trx, { phone: '9812300092' }),
  ]
  const at = new Date().toISOString()
  await withdrawAgain(trx, [{ kind: 'alert-stopped', token: tokenHash(stopped), at }])
  expect(await tokens(trx)).toEqual([running])
})

it('an erasure keeps a restore from bringing the alert back', async ({ trx }) => {
  const { phone } = newPerson()
  const token = await addAlert(trx, { phone })
  const running = await addAlert(trx, { phone: '9812300093' })
  const back = await trx.selectFrom('visitor_alerts').selectAll().execute()
  await erasePerson(trx, phone, async () => {})
  await bringBack(trx, back)
  expect(await tokens(trx)).toEqual([token, running])
  await withdrawAgain(trx, readLines(await readFile(withdrawalFile(), 'utf8')))
  expect(await tokens(trx)).toEqual([running])
})

it('a recent alert counts as contact, so that its person is not closed', async ({ trx }) => {
  const person = newPerson()
  const { id } = await enquire(trx, person)
  await trx
    .updateTable('leads')
    .set({ created_at: new Date('2001-01-01') })
    .where('id', '=', id)
    .execute()
  await addAlert(trx, { phone: person.phone })
  await closeInactive(trx, 9000)
  expect(await whereIn(trx, [person.phone])).toContain('leads.phone')
})
