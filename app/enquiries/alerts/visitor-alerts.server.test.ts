import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'

import { takeCatalogue, wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import type { AlertContact } from './alert-contact.ts'
import { listFitting, readSubject, type AlertSubject } from './alert-subject.server.ts'
import { checkAlerts, hasUncheckedAlerts, listLostSearches } from './due-alerts.server.ts'
import {
  confirmAlert,
  eraseAlert,
  findAlert,
  listAlertsOf,
  markAlertSent,
  purgeAlerts,
  recordAlert,
  stopAlert,
} from './visitor-alerts.server.ts'

afterEach(() => takeCatalogue(NOTHING_PUBLISHED))

const unpriced = firstUnpriced()
const price: AlertSubject = { projectId: unpriced.id, question: 'price' }
const asha: AlertContact = { email: 'asha@alerts.test' }
const bina: AlertContact = { phone: '9812300077' }
const address = '203.0.113.9'

function firstUnpriced(): Project {
  const project = wholeCatalogue().find((one) => one.price === '')
  if (!project) throw new Error('Every project has a price.')
  return project
}

function publish(...changed: Project[]): void {
  takeCatalogue({
    ...NOTHING_PUBLISHED,
    version: 1,
    projects: new Map(changed.map((project) => [project.id, { project, isArchived: false }])),
  })
}

function newPlot(id: number, location: string): Project {
  const plots = wholeCatalogue().find(({ type, slug }) => type === 'Plots' && slug !== 'lodha-goa')
  if (!plots) throw new Error('There are no plots.')
  return { ...plots, id, slug: `new-plots-${id}`, name: 'New Plots', location }
}

const publishPrice = () => publish({ ...unpriced, price: '95 Lacs', revealPrice: undefined })

async function ask(db: Executor, subject: AlertSubject, contact: AlertContact): Promise<string> {
  expect(await recordAlert(db, { subject, contact, address })).toBe('stored')
  const { email = null, phone = null } = contact
  const { rows } = await sql<{ token: string }>`select token from visitor_alerts
    where email = ${email} or phone = ${phone} order by id desc limit 1`.execute(db)
  return rows[0]?.token ?? ''
}

async function mails(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select outbox.kind from outbox
    join visitor_alerts on visitor_alerts.id = alert_id order by written_at, outbox.kind`.execute(
    db,
  )
  return rows.map(({ kind }) => kind)
}

/** As the notification job takes them. */
const sendMails = (db: Executor) => sql`delete from outbox where alert_id is not null`.execute(db)

it('an email waits for its confirmation, and then gets one message', async ({ trx: db }) => {
  const token = await ask(db, price, asha)
  expect(await mails(db)).toEqual(['alert-link'])
  expect(await findAlert(db, token)).toMatchObject({ isConfirmed: false, subject: price })
  await sendMails(db)
  publishPrice()
  await checkAlerts(db)
  expect(await mails(db)).toEqual([])
  await confirmAlert(db, token)
  await checkAlerts(db)
  await checkAlerts(db)
  expect(await mails(db)).toEqual(['alert'])
  await sendMails(db)
  await checkAlerts(db)
  expect(await mails(db)).toEqual([])
})

it('an alert that is asked for twice is one, and a confirmed address gets no second link', async ({
  trx: db,
}) => {
  const token = await ask(db, price, asha)
  expect(await ask(db, price, asha)).toBe(token)
  await confirmAlert(db, token)
  await sendMails(db)
  expect(await ask(db, price, asha)).toBe(token)
  expect(await mails(db)).toEqual([])
})

it('a link of more than two days confirms nothing', async ({ trx: db }) => {
  const token = await ask(db, price, asha)
  await sql`update visitor_alerts set created_at = now() - interval '49 hours'`.execute(db)
  await confirmAlert(db, token)
  expect(await findAlert(db, token)).toMatchObject({ isConfirmed: false })
})

it('asking again mails the link, and puts off no erasure', async ({ trx: db }) => {
  const token = await ask(db, price, asha)
  await sql`update visitor_alerts set created_at = now() - interval '47 hours'`.execute(db)
  await sendMails(db)
  const before = await findAlert(db, token)
  expect(await ask(db, price, asha)).toBe(token)
  expect(await mails(db)).toEqual(['alert-link'])
  expect((await findAlert(db, token))?.createdAt).toEqual(before?.createdAt)
  await sql`update visitor_alerts set created_at = now() - interval '49 hours'`.execute(db)
  const next = await ask(db, price, asha)
  expect(next).not.toBe(token)
  expect(await findAlert(db, token)).toBeUndefined()
})

it('a stopped alert is erased with its waiting mail', async ({ trx: db }) => {
  const token = await ask(db, price, asha)
  await confirmAlert(db, token)
  publishPrice()
  await checkAlerts(db)
  await stopAlert(db, token)
  expect(await mails(db)).toEqual([])
  expect(await findAlert(db, token)).toBeUndefined()
})

it('a WhatsApp message waits for staff, who send it once', async ({ trx: db }) => {
  const by = { id: await addAgent(db, 'a.alerts') }
  const token = await ask(db, price, bina)
  await checkAlerts(db)
  expect(await listAlertsOf(db, unpriced.id)).toMatchObject([{ contact: bina, dueAt: null }])
  publishPrice()
  await checkAlerts(db)
  const [due] = await listAlertsOf(db, unpriced.id)
  expect(due).toMatchObject({ token, found: [unpriced.id] })
  expect(due?.dueAt).toBeInstanceOf(Date)
  const there = { id: due?.id ?? '', projectId: unpriced.id }
  const elsewhere = { ...there, projectId: unpriced.id + 1 }
  await markAlertSent(db, elsewhere, by)
  expect(await eraseAlert(db, elsewhere, by)).toBeUndefined()
  expect(await listAlertsOf(db, unpriced.id)).toEqual([due])
  await markAlertSent(db, there, by)
  expect(await listAlertsOf(db, unpriced.id)).toEqual([])
  expect(await eraseAlert(db, there, by)).toBe(token)
  expect(await findAlert(db, token)).toBeUndefined()
})

it('a search reports projects that are new to it, and each once', async ({ trx: db }) => {
  const token = await ask(db, { search: 'type=Plots&city=Goa' }, asha)
  await confirmAlert(db, token)
  await sendMails(db)
  await checkAlerts(db)
  expect(await mails(db)).toEqual([])
  const fits = newPlot(880, 'Goa')
  publish(fits, { ...fits, id: 881, slug: 'homes', type: 'Apartments' })
  await checkAlerts(db)
  expect(await mails(db)).toEqual(['alert'])
  expect(await findAlert(db, token)).toMatchObject({ found: [880] })
  publish(fits, { ...fits, id: 882, slug: 'more-plots' })
  await checkAlerts(db)
  expect(await mails(db)).toEqual(['alert'])
  await sendMails(db)
  await checkAlerts(db)
  expect(await findAlert(db, token)).toMatchObject({ found: [882] })
})

it('a search is silent while the catalogue lacks one of its values', async ({ trx: db }) => {
  const [there, other] = [newPlot(880, 'Zedpur'), newPlot(881, 'Goa')]
  publish({ ...there, name: 'Quillonby Plots' })
  const subjects = await Promise.all(
    ['city=Zedpur', 'q=quillonby', 'q=quillonby+qqqq', 'max=90+Cr&unpriced=1'].map((typed) =>
      readSubject(new URLSearchParams(typed)),
    ),
  )
  const searches = subjects.map((subject) => subject?.search ?? '')
  expect(searches).toEqual(['city=Zedpur', 'q=quillonby', 'q=quillonby', 'max=90+crore&unpriced=1'])
  const tokens = []
  for (const search of searches.filter((one, index) => searches.indexOf(one) === index)) {
    const token = await ask(db, { search }, asha)
    await confirmAlert(db, token)
    tokens.push(token)
  }
  expect(await listFitting('city=Zedpur')).toEqual([880])
  expect(await listFitting('q=quillonby')).toEqual([880])
  await sendMails(db)
  publish(other)
  await checkAlerts(db)
  const found = await Promise.all(tokens.map((token) => findAlert(db, token)))
  expect(found.map((alert) => alert?.found)).toEqual([[], [], [881]])
  await ask(db, { search: 'city=Zedpur' }, bina)
  await ask(db, { search: 'city=Zedpur' }, { email: 'unconfirmed@alerts.test' })
  expect(await listLostSearches(db)).toEqual([
    { search: 'city=Zedpur', people: 2 },
    { search: 'q=quillonby', people: 1 },
  ])
})

it('the job looks only where something was published since', async ({ trx: db }) => {
  const token = await ask(db, price, asha)
  await confirmAlert(db, token)
  const { rows } = await sql<{ newest: string | null }>`
    select max(id) as newest from project_publications`.execute(db)
  const newest = Number(rows[0]?.newest ?? 0)
  await sql`update visitor_alerts set checked_version = ${newest}`.execute(db)
  expect(await hasUncheckedAlerts(db)).toBe(false)
})

it('staff see the newest alerts first', async ({ trx: db }) => {
  const phones = ['9812300081', '9812300082', '9812300083']
  for (const phone of phones) await ask(db, price, { phone })
  const listed = async () =>
    (await listAlertsOf(db, unpriced.id)).map(({ contact }) => contact.phone)
  expect(await listed()).toEqual(phones.toReversed())
  publishPrice()
  await checkAlerts(db)
  await ask(db, price, { phone: '9812300084' })
  expect(await listed()).toEqual([...phones.toReversed(), '9812300084'])
})

it('a phone that staff did not reach is erased after a month', async ({ trx: db }) => {
  const [unreached, reached] = [
    await ask(db, { search: '' }, { phone: '9812300078' }),
    await ask(db, { search: '' }, { phone: '9812300079' }),
  ]
  const by = { id: await addAgent(db, 'b.alerts') }
  publish(newPlot(880, 'Goa'))
  await checkAlerts(db)
  const due = (await findAlert(db, reached))?.id ?? ''
  await markAlertSent(db, { id: due, projectId: 880 }, by)
  const left = async () =>
    [await findAlert(db, unreached), await findAlert(db, reached)].map((one) => one !== undefined)
  await sql`update visitor_alerts set created_at = now() - interval '29 days'`.execute(db)
  await purgeAlerts(db, 366)
  expect(await left()).toEqual([true, true])
  await sql`update visitor_alerts set created_at = now() - interval '31 days'`.execute(db)
  await purgeAlerts(db, 366)
  expect(await left()).toEqual([false, true])
})

it('alerts end: unconfirmed after two days, answered after a month, all after their period', async ({
  trx: db,
}) => {
  const unconfirmed = await ask(db, price, asha)
  const answered = await ask(db, price, bina)
  const old = await ask(db, { search: '' }, { phone: '9812300078' })
  const young = await ask(db, { search: '' }, { phone: '9812300079' })
  const set = (token: string, change: ReturnType<typeof sql>) =>
    sql`update visitor_alerts set ${change} where token = ${token}`.execute(db)
  await set(unconfirmed, sql`created_at = now() - interval '3 days'`)
  await set(
    answered,
    sql`confirmed_at = now(), due_at = now(), sent_at = now() - interval '32 days'`,
  )
  await set(old, sql`confirmed_at = now(), created_at = now() - interval '367 days'`)
  await set(young, sql`confirmed_at = now(), created_at = now() - interval '365 days'`)
  await purgeAlerts(db, 366)
  const left = await Promise.all(
    [unconfirmed, answered, old, young].map((token) => findAlert(db, token)),
  )
  expect(left.map((one) => one !== undefined)).toEqual([false, false, false, true])
})
