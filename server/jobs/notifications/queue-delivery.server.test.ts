import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { approveSpam } from '#app/leads/spam/list-spam.server.ts'
import { mailPreviewFolder } from '#app/notifications/mail/send-mail.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'
import {
  addPendingNotification,
  listDeliveries,
  look,
  lookAll,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { queueAll, spreadAll } from './queue-delivery.ts'

const places = useNotificationTargets()

test('an enquiry goes to each address of the team, to its visitor and to a webhook', async () => {
  const lead = await addPendingNotification()
  await look(places.queue)
  expect(places.mail.taken.map(({ recipient }) => recipient).toSorted()).toEqual([
    'asha@homes.test',
    'asha@turns.test',
    'vikram@homes.test',
  ])
  const [message] = places.hook.taken
  expect(message).toMatchObject({
    message: {
      type: 'enquiry.received',
      data: { lead, name: 'Asha Rao', email: 'asha@turns.test' },
    },
  })
  expect(
    places.mail.taken.map(({ messageId }) => messageId?.includes(message?.id ?? 'none')),
  ).toEqual([true, true, true])
  expect((await listDeliveries()).every(({ sent_at }) => sent_at !== null)).toBe(true)
  expect(await look(places.queue)).toBe(0)
})

test('an email suppresses automatic replies, and replies go to the visitor', async () => {
  await addPendingNotification()
  await look(places.queue)
  const team = places.mail.taken.find(({ recipient }) => recipient === 'asha@homes.test')
  expect(team?.from).toMatchObject({ name: 'Sharma Homes', address: 'desk@homes.test' })
  expect(team?.replyTo).toMatchObject([{ name: 'Asha Rao', address: 'asha@turns.test' }])
  expect(team?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(team?.messageId).toMatch(/^<[\da-f-]{36}\.team@homes\.test>$/)
  expect(team?.text).toContain('wa.me/91')
  expect(team?.html).toContain('href="tel:+91')
})

test('a name with a line break or markup adds no header and no markup', async () => {
  const lead = await addPendingNotification()
  const name = 'Asha\r\nBcc: all@turns.test\n<b>Rao</b>'
  await db.updateTable('leads').set({ name }).where('id', '=', lead).execute()
  await look(places.queue)
  expect(places.mail.taken).toHaveLength(3)
  for (const { raw, html, bcc } of places.mail.taken) {
    expect(bcc).toBeUndefined()
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(html).not.toContain('<b>')
  }
  const toTeam = places.mail.taken.filter(({ recipient }) => recipient.endsWith('@homes.test'))
  for (const { html } of toTeam) expect(html).toContain('&lt;b&gt;Rao&lt;/b&gt;')
})

test('simultaneous processes deliver to everyone once', async () => {
  for (let count = 0; count < 4; count += 1) await addPendingNotification()
  await Promise.all([lookAll(places.queue), lookAll(places.queue), lookAll(places.queue)])
  expect(places.hook.taken).toHaveLength(4)
  expect(new Set(places.hook.taken.map(({ id }) => id)).size).toBe(4)
  expect(places.mail.taken).toHaveLength(12)
})

test('a spam enquiry is delivered once it is a lead, and a deleted one never', async () => {
  await addAgent(db, 'onward-agent')
  const spam = await addNewLead(db)
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', spam).execute()
  await look(places.queue)
  expect(places.hook.taken).toEqual([])
  expect(await approveSpam(db, spam, 'onward-agent')).toBe(true)
  await spreadAll(db)
  await queueAll(db, places.queue)
  const gone = await addPendingNotification()
  await spreadAll(db)
  await queueAll(db, places.queue)
  await db.deleteFrom('leads').where('id', '=', gone).execute()
  await look(places.queue)
  expect(places.hook.taken.map(({ message }) => message)).toMatchObject([{ data: { lead: spam } }])
  await db.deleteFrom('staff_users').where('id', '=', 'onward-agent').execute()
})

test('a delivery to a removed destination ends unsent', async () => {
  await addPendingNotification()
  await spreadAll(db)
  await queueAll(db, places.queue)
  Object.assign(config, { WEBHOOK_URLS: [], MAIL_TO: ['vikram@homes.test'] })
  await look(places.queue)
  expect(places.hook.taken).toEqual([])
  const dead = (await listDeliveries()).filter(({ dead_at }) => dead_at !== null)
  expect(dead.map(({ way }) => way)).toEqual(['team', 'webhook'])
})

test('without a mail server development shows emails, and production sends none', async () => {
  Object.assign(config, { SMTP_URL: undefined, WEBHOOK_URLS: [] })
  await addPendingNotification()
  expect(await look(places.queue)).toBe(0)
  expect(await listDeliveries()).toEqual([])
  Object.assign(config, { NODE_ENV: 'development', MAIL_TO: ['asha@homes.test'] })
  await addPendingNotification()
  expect(await look(places.queue)).toBe(2)
  expect((await listDeliveries()).every(({ sent_at }) => sent_at !== null)).toBe(true)
  expect(places.mail.taken).toEqual([])
  const kinds = readdirSync(mailPreviewFolder).map((name) => name.slice(name.indexOf('.')))
  expect(kinds.toSorted()).toEqual(['.team.eml', '.team.html', '.visitor.eml', '.visitor.html'])
})

test('one email address gets five confirmations in a day', async () => {
  await addPendingNotification()
  await spreadAll(db)
  for (let count = 0; count < 7; count += 1) await addPendingNotification()
  await lookAll(places.queue)
  expect(places.mail.taken).toHaveLength(2 * 8 + 5)
  expect(places.hook.taken).toHaveLength(8)
})

test('a withdrawal makes no room for another confirmation', async () => {
  for (let count = 0; count < 7; count += 1) {
    await addPendingNotification()
    await lookAll(places.queue)
    await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  }
  const toVisitor = places.mail.taken.filter(({ recipient }) => recipient === 'asha@turns.test')
  expect(toVisitor).toHaveLength(5)
})

test('a private address is refused, also behind a name', async () => {
  const { port } = new URL(places.hook.url)
  Object.assign(config, {
    SMTP_URL: undefined,
    WEBHOOK_ALLOW_PRIVATE: false,
    WEBHOOK_URLS: [places.hook.url, `http://localhost:${port}/`, `http://[::1]:${port}/`],
  })
  await addPendingNotification()
  await look(places.queue)
  expect(places.hook.taken).toEqual([])
  for (const { error } of await listDeliveries())
    expect(error).toContain(failureTexts.privateAddress)
})
