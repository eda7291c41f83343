import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import { listReviews } from '#app/sources/page/list-deliveries.server.ts'
import { pullNext } from '#app/sources/pull/pull-sources.server.ts'
import { watchSources } from '#app/sources/pull/watch-sources.server.ts'
import { pullTexts } from '#app/strings/en/sources/pull.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { db } from '#db/client.server.ts'
import { IMAP_LOGIN, startImapServer, type ImapServer } from '#test/helpers/site/imap-server.ts'

import {
  addSource,
  deliveriesOf,
  enquiriesOf,
  leadsOf,
  newPhone,
  type MadeSource,
} from './source-scene.ts'

const never = (error: unknown) => {
  throw error
}
const { WEBHOOK_ALLOW_PRIVATE } = config
const trusted = getCACertificates('default')
let server: ImapServer
let source: MadeSource

beforeAll(() => {
  config.WEBHOOK_ALLOW_PRIVATE = true
})
afterAll(() => {
  config.WEBHOOK_ALLOW_PRIVATE = WEBHOOK_ALLOW_PRIVATE
})
beforeEach(async () => {
  server = await startImapServer()
  setDefaultCACertificates([...trusted, server.certificate])
  source = await addSource('email', mailbox())
})
afterEach(async () => {
  server.stop()
  setDefaultCACertificates(trusted)
  await db.deleteFrom('sources').execute()
})

function mailbox({ settings = {}, password = IMAP_LOGIN.password } = {}) {
  const mailServer = 'mx.example.com'
  const place = { host: 'localhost', mailServer, port: String(server.port), user: IMAP_LOGIN.user }
  return { settings: { ...place, ...settings }, secrets: { password } }
}

/** As the job does once the mailbox is due. */
async function check({ id } = source) {
  await sql`update sources set next_pull_at = case when id = ${id} then now() end`.execute(db)
  await pullNext(db, never)
  const { rows } = await sql<{ cursor: string | null; failure: string | null; isOwners: boolean }>`
    select cursor, failure, needs_owner as "isOwners" from sources where id = ${id}`.execute(db)
  return rows[0]
}

let count = 0
function sulekha(phone: string, id = `lead-${(count += 1)}`) {
  return `Authentication-Results: mx.example.com; dkim=pass header.d=sulekhanotifications.com
From: Sulekha <ypleads@sulekhanotifications.com>
To: ${IMAP_LOGIN.user}
Subject: New lead
Message-ID: <${id}@sulekhanotifications.com>
Date: ${new Date().toUTCString()}
Content-Type: text/plain; charset=utf-8

Name : Asha Example
Phone : ${phone}
Project : Example Heights
`
}

function note(subject: string, text: string) {
  return `From: Ravi Example <ravi@example.com>
Subject: ${subject}
Message-ID: <${subject.replaceAll(' ', '-')}@example.com>
Content-Type: text/plain; charset=utf-8

${text}
`
}

async function results() {
  return (await enquiriesOf(source)).map(({ result }) => result)
}

test('mails of the last week become leads, then what comes later, and stay as they were', async () => {
  const [old, first, later] = [newPhone(), newPhone(), newPhone()]
  server.deliver('INBOX', sulekha(old), new Date(Date.now() - 9 * 86_400_000))
  server.deliver('INBOX', sulekha(first))
  const state = await check()
  expect(state).toMatchObject({ failure: null })
  const notes = findAdapter('email')?.pull?.notes?.(state?.cursor ?? '')
  expect(notes).toEqual({ found: pullTexts.mailbox(1) })
  expect([await leadsOf(old), await leadsOf(first)]).toMatchObject([[], [{ name: 'Asha Example' }]])
  server.deliver('INBOX', sulekha(later))
  server.asked.length = 0
  await check()
  await check()
  expect(await leadsOf(later)).toHaveLength(1)
  expect(await results()).toEqual(['new', 'new'])
  expect(server.asked.filter((one) => one.startsWith('UID FETCH'))).toHaveLength(1)
  const seen = [...server.folders.values()].flatMap(({ mails }) =>
    mails.map(({ isSeen }) => isSeen),
  )
  expect(seen).toEqual([false, false, false])
  expect(server.asked.filter((one) => /^(?:SELECT|STORE|UID STORE|EXPUNGE)/.test(one))).toEqual([])
})

test('the spam folder is read for portals, and its other mails are not stored', async () => {
  const phone = newPhone()
  server.deliver('Spam', sulekha(phone))
  server.deliver('Spam', note('You have won', 'Mobile: 9800000001'))
  await check()
  expect(await leadsOf(phone)).toHaveLength(1)
  expect(await deliveriesOf(source)).toHaveLength(1)
})

test('a folder that is numbered again is read again, and nothing doubles', async () => {
  const phones = [newPhone(), newPhone()]
  for (const phone of phones) server.deliver('INBOX', sulekha(phone))
  server.deliver('INBOX', note('Hello', 'Is the flat still free?'))
  await check()
  server.renumber('INBOX')
  await check()
  for (const phone of phones) expect(await leadsOf(phone)).toHaveLength(1)
  expect(await results()).toEqual(['new', 'new', 'review'])
  expect(await deliveriesOf(source)).toHaveLength(3)
  const next = newPhone()
  server.deliver('INBOX', sulekha(next))
  await check()
  expect(await leadsOf(next)).toHaveLength(1)
})

test('more mails than a page holds are read page after page', async () => {
  const phones = Array.from({ length: 60 }, newPhone)
  for (const phone of phones) server.deliver('INBOX', sulekha(phone))
  server.deliver('Spam', sulekha(newPhone()))
  await check()
  expect(await results()).toHaveLength(61)
  expect(server.asked.filter((one) => one === 'LOGIN')).toHaveLength(2)
})

test('a connection that breaks in between loses nothing and doubles nothing', async () => {
  const phones = [newPhone(), newPhone(), newPhone()]
  for (const phone of phones) server.deliver('INBOX', sulekha(phone))
  server.breakAfter(2)
  const broken = await check()
  expect(broken).toMatchObject({ cursor: null, isOwners: false })
  expect(broken?.failure).not.toBeNull()
  await check()
  // As if the process ended after it stored the page, and before the cursor moved.
  await sql`update sources set cursor = null where id = ${source.id}`.execute(db)
  expect(await check()).toMatchObject({ failure: null })
  for (const phone of phones) expect(await leadsOf(phone)).toHaveLength(1)
  expect(await results()).toEqual(['new', 'new', 'new'])
})

test('what no parser knows waits for a person, who sees the text', async () => {
  server.deliver('INBOX', note('Flat in Baner', 'Please call me on 98XXXXXX01'))
  await check()
  const [review] = await listReviews(db, source.id)
  expect(review).toMatchObject({ reason: sourceReasons.mail.unknown })
  expect(review?.sent).toMatchObject({
    from: 'Ravi Example <ravi@example.com>',
    subject: 'Flat in Baner',
    text: 'Please call me on 98XXXXXX01',
  })
})

test('mails of other senders can be left alone', async () => {
  const settings = { otherSenders: 'ignore' }
  const quiet = await addSource('email', mailbox({ settings }))
  server.deliver('INBOX', note('Lunch', 'At one?'))
  await check(quiet)
  expect(await deliveriesOf(quiet)).toEqual([])
})

test('attachments are dropped, and of a very long text its beginning waits', async () => {
  const phone = newPhone()
  const [head = '', body = ''] = sulekha(phone).split('\n\n')
  const attached = `${head.replace(/Content-Type.*/, 'Content-Type: multipart/mixed; boundary=b')}

--b
Content-Type: text/plain

${body}
--b
Content-Type: application/pdf
Content-Transfer-Encoding: base64

${'QUJD'.repeat(400_000)}
--b--`
  server.deliver('INBOX', attached)
  server.deliver('INBOX', `${sulekha(newPhone())}${'A long story. '.repeat(30_000)}`)
  await check()
  expect(await leadsOf(phone)).toHaveLength(1)
  const deliveries = await deliveriesOf(source)
  for (const { payload } of deliveries) expect(payload?.length).toBeLessThan(300_000)
  expect(await enquiriesOf(source)).toMatchObject([
    { result: 'new' },
    { result: 'review', reason: sourceReasons.mail.long },
  ])
})

test.each([
  ['a wrong password', () => mailbox({ password: 'wrong' }), /password.*Invalid credentials/],
  ['an unknown folder', () => mailbox({ settings: { folders: 'Portals' } }), /Portals/],
  ['an unknown host', () => mailbox({ settings: { host: 'imap.invalid' } }), /imap\.invalid/],
])('an owner reads in words about %s', async (_case, made, words) => {
  const faulty = await addSource('email', made())
  const state = await check(faulty)
  expect(state).toMatchObject({ cursor: null, isOwners: true })
  expect(state?.failure).toMatch(words)
})

test('no password goes to a server whose certificate is wrong, or that is private', async () => {
  setDefaultCACertificates(trusted)
  expect((await check())?.failure).toBe(sourceReasons.mailbox.certificate('localhost'))
  config.WEBHOOK_ALLOW_PRIVATE = false
  expect((await check())?.failure).toBe(sourceReasons.mailbox.privateHost('localhost'))
  config.WEBHOOK_ALLOW_PRIVATE = true
  expect(server.asked).toEqual([])
})

test('a new mail makes its source due within two seconds, also after a lost connection', async () => {
  await check()
  const stop = new AbortController()
  const watching = watchSources(db, stop.signal)
  await expect.poll(() => server.idling(), { timeout: 5000 }).toBe(1)
  for (const round of ['first', 'second']) {
    await sql`update sources set next_pull_at = now() + interval '2 minutes'
      where id = ${source.id}`.execute(db)
    server.deliver('INBOX', sulekha(newPhone(), round))
    await expect.poll(isDue, { timeout: 2000 }).toBe(true)
    if (round === 'second') break
    server.dropClients()
    await expect.poll(() => server.idling()).toBe(0)
    await expect.poll(() => server.idling(), { timeout: 10_000 }).toBe(1)
  }
  stop.abort()
  await watching
  await expect.poll(() => server.idling()).toBe(0)
})

async function isDue() {
  const { rows } = await sql<{ isDue: boolean }>`
    select next_pull_at <= now() as "isDue" from sources where id = ${source.id}`.execute(db)
  return rows[0]?.isDue
}
