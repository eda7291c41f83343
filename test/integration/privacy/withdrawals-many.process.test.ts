import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { teamNoticeTexts } from '#app/strings/en/notifications.ts'
import { withdrawalTexts } from '#app/strings/en/privacy.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'
import { start } from '#test/helpers/site/process.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

// Someone who knows phone numbers wants to erase who has them: what a link may do, what waits, and the way back.

const { folder, remove } = temporaryFolder()
const place = (name: string) => join(folder, name)
const OFTEN = { NODE_OPTIONS: '--import=./test/helpers/site/look-often.ts' }
const SOON = { timeout: 60_000, interval: 200 }
const owner = {
  name: 'The owner',
  phone: '9812345670',
  role: 'owner',
  password: 'nine patient herons',
} as const
const PEOPLE = 51

let key = ''
let mail: MailServer
let site: Site
let variables: Record<string, string> = {}

beforeAll(async () => {
  // Who PostgreSQL runs as passes through.
  chmodSync(folder, 0o755)
  mkdirSync(place('data'))
  mail = await startMailServer()
  key = await generateX25519Identity()
  writeFileSync(place('key.txt'), `# kept in a safe\n${key}\n`)
  const recipient = await identityToRecipient(key)
  const port = await freePort()
  variables = {
    BACKUP_TO: place('backups'),
    BACKUP_KEY: recipient,
    BACKUP_AT: 'off',
    PRIVACY_SECRET: 'a secret that every machine of the site has',
    SEAL_RECIPIENT: recipient,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Sharma Homes <desk@homes.test>',
    MAIL_TO: 'team@homes.test',
    ENQUIRY_LIMIT_IPV4: '1000',
    ENQUIRY_LIMIT_SITE: '1000',
    ENQUIRY_LIMIT_FORM: '1000',
    LOG_LEVEL: 'trace',
    ...OFTEN,
  }
  site = await startSite(variables, place('data'))
  const pool = makePool(readFileSync(join(place('data'), 'database-url'), 'utf8').trim())
  await addStaff(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), owner)
  await pool.end()
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
  remove()
})

const phoneOf = (index: number) => `98765${String(10_000 + index)}`

/** Sends an enquiry; answers the address of its link. */
async function enquire(phone: string, email: string, message = 'Price?'): Promise<string> {
  const pay = { name: 'Asha Rao', phone, email, message }
  const answer = await fetch(`${site.base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
  })
  return site.base + (/\/privacy\/withdraw\/[\da-f]{32}/.exec(await answer.text())?.[0] ?? '')
}

const textOf = async (address: string) => (await fetch(address)).text()

async function press(address: string, fields: Record<string, string> = {}, cookie = '') {
  const headers = { Origin: site.base, Cookie: cookie }
  const body = new URLSearchParams(fields)
  return fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
}

async function command(words: string[], more: Record<string, string> = {}): Promise<string> {
  const run = start(words, { ...variables, DATA_DIR: place('data'), ...more })
  return `${await run.ended}\n${run.output()}`
}

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  const client = await connectTo(place('data'))
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}

const waits = (page: string) => page.includes('We have received your withdrawal')
const alarms = () =>
  mail.taken.filter(({ subject }) => subject === teamNoticeTexts['withdrawals-paused'].subject())
const mails = () => mail.taken.filter(({ text = '' }) => text.includes('/privacy/withdraw-all/'))
const leadsLeft = () => rowsOf('select id, phone, message from leads order by id')

test('of 51 people whom someone withdraws at once five lose one enquiry, and an owner brings them back', async () => {
  const victims: { link: string; phone: string }[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const phone = phoneOf(index)
    if (index < 3) await enquire(phone, `own-${index}@people.test`, 'An earlier one')
    victims.push({ phone, link: await enquire(phone, `one-${index}@attacker.test`) })
  }
  // The chains tell a restore whether it has the secret by which people are known.
  await vi.waitFor(async () => {
    const told = await rowsOf('select distinct person from privacy_events')
    expect(told).toHaveLength(PEOPLE)
  }, SOON)
  expect(await command(['cli/run/with-database.ts', 'cli/backup/create.ts'])).toMatch(/^0\n/)

  const answers = await Promise.all(victims.map(({ link }) => press(link)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await leadsLeft()).toHaveLength(PEOPLE + 3 - 5)
  const pages = await Promise.all(victims.map(({ link }) => textOf(link)))
  const waiting = victims.filter((_, index) => waits(pages[index] ?? ''))
  const closed = victims.filter((_, index) => !waits(pages[index] ?? ''))
  expect([waiting.length, closed.length]).toEqual([PEOPLE - 5, 5])
  await vi.waitFor(() => expect(alarms()).toHaveLength(1), SOON)
  expect(alarms()[0]?.recipient).toBe('team@homes.test')

  const login = await press(`${site.base}/admin`, { phone: owner.phone, password: owner.password })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const asOwner = async (path: string) =>
    (await fetch(site.base + path, { headers: { Cookie: cookie } })).text()
  expect(await asOwner('/dashboard/health')).toContain(healthTexts.withdrawals.pending(PEOPLE - 5))
  const list = `${site.base}/dashboard/privacy`
  expect(await asOwner('/dashboard/privacy')).toContain(withdrawalTexts.keyHint)
  const ids = await rowsOf<{ id: string }>('select id from withdrawal_requests order by id')
  const [accept = '', reject = ''] = ids.map(({ id }) => id)
  expect((await press(list, { accept }, cookie)).status).toBe(302)
  expect((await press(list, { reject }, cookie)).status).toBe(302)

  const made = await rowsOf<{ id: string }>('select id from withdrawals order by id limit 2')
  const [byPage = '', byCommand = ''] = made.map(({ id }) => id)
  const wanted = { restore: byPage, reason: 'Links of strangers' }
  const refused = await press(list, { ...wanted, key: await generateX25519Identity() }, cookie)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(withdrawalTexts.refused.key)
  expect((await press(list, { ...wanted, key }, cookie)).status).toBe(302)
  const words = ['cli/run/with-database.ts', 'cli/privacy/restore.ts', byCommand]
  expect(await command([...words, '--reason', 'The same'])).toMatch(/^1\n/)
  const more = ['--reason', 'The same', '--identity', place('key.txt')]
  expect(await command([...words, ...more])).toMatch(/^0\nRestored: 1 enquiries/)
  const left = await leadsLeft()
  expect(left).toHaveLength(PEOPLE + 3 - 5 - 1 + 2)
  const output = site.output()
  for (const secret of [key, ...victims.map(({ link }) => link.slice(-32))])
    expect(output).not.toContain(secret)

  await site.stop()
  renameSync(place('data'), place('lost'))
  const restored = await command(['cli/backup/restore.ts', '--key', place('key.txt')])
  expect(restored).toMatch(/^0\n/)
  expect(restored).toContain('Done again: 4 enquiries closed, 0 people erased.')
  site = await startSite(variables, place('data'))
  expect(await leadsLeft()).toEqual(left)
}, 300_000)

test('the confirmation link that is mailed closes what carries its address, by its button alone', async () => {
  await rowsOf(`update withdrawals set withdrawn_at = withdrawn_at - interval '1 hour'`)
  const [phone, email] = ['9876500999', 'asha@people.test']
  await enquire(phone, email, 'The first')
  await enquire(phone, email.toUpperCase(), 'The second')
  const link = await enquire(phone, 'one@attacker.test', 'By a stranger')
  const asked = await press(link, { closes: 'all' })
  const [path = ''] = (asked.headers.get('Location') ?? '').split('#')
  expect(await textOf(site.base + path)).toContain('If your enquiries have an email address')
  await vi.waitFor(() => expect(mails()).toHaveLength(2), SOON)
  const ofPerson = mails().find(({ recipient }) => recipient.toLowerCase() === email)
  const mailed =
    /http:\S+\/privacy\/withdraw-all\/[\da-f]{32}/.exec(ofPerson?.text ?? '')?.[0] ?? ''
  expect(await textOf(mailed)).toContain('the email address that got this link')
  const count = async () => (await rowsOf(`select from leads where phone = '${phone}'`)).length
  expect(await count()).toBe(3)
  expect((await press(mailed)).status).toBe(303)
  expect(await count()).toBe(1)
  expect(await textOf(mailed)).toContain('Your consent is withdrawn')
  await press(mailed)
  expect(await count()).toBe(1)
  expect(site.output()).not.toContain(mailed.slice(-32))
}, 120_000)
