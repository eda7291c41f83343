import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { checkAlerts } from '#app/enquiries/alerts/due-alerts.server.ts'
import {
  alertPath,
  confirmAlert,
  recordAlert,
  stopAlert,
} from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { mailAnswer } from '#app/leads/questions/people-who-asked.server.ts'
import { takeCatalogue, wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { NOTHING_PUBLISHED } from '#app/projects/publishing/published.ts'
import { alertMailTexts, answerMailTexts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'
import {
  listDeliveries,
  look,
  lookAll,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

const places = useNotificationTargets()

afterEach(async () => {
  takeCatalogue(NOTHING_PUBLISHED)
  await db.deleteFrom('visitor_alerts').execute()
  await db.deleteFrom('staff_users').where('id', '=', 'answering').execute()
})

const [first] = wholeCatalogue().filter(({ price }) => price === '')
if (!first) throw new Error('Every project has a price.')
const project = first
const number = 'UPRERAPRJ123456'

function publish(rera: typeof project.rera): void {
  takeCatalogue({
    ...NOTHING_PUBLISHED,
    version: 1,
    projects: new Map([[project.id, { project: { ...project, rera }, isArchived: false }]]),
  })
}

async function subscribe(email: string): Promise<string> {
  const subject = { projectId: project.id, question: 'rera' } as const
  await recordAlert(db, { subject, contact: { email }, address: '203.0.113.31' })
  const { token } = await db
    .selectFrom('visitor_alerts')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return token
}

const mailsTo = (address: string) =>
  places.mail.taken.filter(({ recipient }) => recipient === address)

test('an alert is confirmed by its first mail, and each later mail stops it with one click', async () => {
  const token = await subscribe('asha@alerts.test')
  await look(places.queue)
  const [link] = mailsTo('asha@alerts.test')
  expect(link?.text).toContain(alertPath(token))
  expect(link?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  await confirmAlert(db, token)
  publish({ registered: true, number })
  await checkAlerts(db)
  await lookAll(places.queue)
  const [, news, ...more] = mailsTo('asha@alerts.test')
  expect(more).toEqual([])
  expect(news?.text).toContain(number)
  expect(news?.text).toContain(alertMailTexts.stop)
  const headers = new Map(news?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe')).toMatch(new RegExp(`^<http.*${alertPath(token)}>$`))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(places.hook.taken).toEqual([])
})

test('the link of a search names its filters, and nothing that was typed', async () => {
  const subject = { search: 'q=quillonby&type=Plots&city=Goa' }
  const contact = { email: 'dev@alerts.test' }
  await recordAlert(db, { subject, contact, address: '203.0.113.33' })
  await look(places.queue)
  const [link] = mailsTo('dev@alerts.test')
  expect(link?.text).toContain('Plots, Goa')
  expect(link?.text).not.toContain('quillonby')
})

test('an alert that was stopped, or whose answer is gone, sends nothing', async () => {
  const [stopped, gone] = [await subscribe('bina@alerts.test'), await subscribe('c@alerts.test')]
  await lookAll(places.queue)
  places.mail.taken.length = 0
  for (const token of [stopped, gone]) await confirmAlert(db, token)
  publish({ registered: true, number })
  await checkAlerts(db)
  await stopAlert(db, stopped)
  publish(undefined)
  await lookAll(places.queue)
  expect(places.mail.taken).toEqual([])
  const dead = (await listDeliveries()).filter(({ dead_at }) => dead_at !== null)
  expect(dead).toHaveLength(1)
})

test('one address gets three links a day, however often it is entered', async () => {
  for (const question of ['price', 'rera', 'sizes', 'plans', 'location'] as const) {
    const contact = { email: 'victim@alerts.test' }
    const subject = { projectId: project.id, question }
    await recordAlert(db, { subject, contact, address: '203.0.113.32' })
  }
  await lookAll(places.queue)
  expect(mailsTo('victim@alerts.test')).toHaveLength(3)
})

test('the answer of an enquiry goes to its address, with the way to withdraw', async () => {
  const id = await addAgent(db, 'answering', { role: 'owner' })
  const lead = await addNewLead(db, { email: 'asha@turns.test' })
  await sql`update leads set questions = '{rera}', project_id = ${project.id}
    where id = ${lead}`.execute(db)
  publish({ registered: true, number })
  const by = { id, role: 'owner', leadScope: 'all' } as const
  const about = { projectId: project.id, question: 'rera' } as const
  expect(await mailAnswer(db, about, by)).toBe(1)
  await lookAll(places.queue)
  const [mail, ...more] = mailsTo('asha@turns.test')
  expect(more).toEqual([])
  expect(mail?.text).toContain(answerMailTexts.heading)
  expect(mail?.text).toContain(number)
  expect(places.mail.taken).toHaveLength(1)
})
