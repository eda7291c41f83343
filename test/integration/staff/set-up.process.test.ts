import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { goLiveTexts } from '#app/strings/en/go-live.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { setUpTexts } from '#app/strings/en/set-up.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { cookiesOf } from '#test/helpers/site/app.ts'
import { printed, start, type Running } from '#test/helpers/site/process.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

const LINK = /http:\/\/\S+(\/setup\/[\da-f]{64})/
const SESSION_SECRET = 'two processes know one secret of theirs'
const password = 'seven quiet lanterns'
const again = password
const meera = { name: 'Meera Rao', phone: '9876500891', password, again }

/** Two processes on one database without accounts. */
let site: Site
let other: Site
let folder: ReturnType<typeof temporaryFolder>
let link = ''

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'trace', SESSION_SECRET })
  folder = temporaryFolder()
  const DATABASE_URL = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ DATABASE_URL, SESSION_SECRET }, folder.folder)
  link = await linkIn(site)
}, 120_000)

afterAll(async () => {
  await other.stop()
  await site.stop()
  folder.remove()
})

async function linkIn(running: Running): Promise<string> {
  return (await printed(running, LINK))[1] ?? ''
}

async function command(variables: Record<string, string> = {}) {
  const args = ['cli/run/with-database.ts', 'cli/staff/setup-link.ts']
  const run = start(args, { DATA_DIR: site.folder, ...variables })
  return { code: await run.ended, output: run.output() }
}

/** As a browser posts under `no-referrer`. */
function send(path: string, fields: Record<string, string>, base = site.base): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: 'null' },
    body: new URLSearchParams(fields),
  })
}

test('each process prints a link, and each link opens in each process', async () => {
  const second = await linkIn(other)
  expect(second).not.toBe(link)
  for (const path of [link, second])
    for (const { base } of [site, other]) expect((await fetch(base + path)).status).toBe(200)
})

test('the command prints one more, with the address of the site', async () => {
  const { code, output } = await command({ PUBLIC_URL: 'https://homes.test', PORT: '3100' })
  expect(code).toBe(0)
  const printedLink = /https:\/\/homes\.test(\/setup\/[\da-f]{64})/.exec(output)?.[1] ?? ''
  expect((await fetch(site.base + printedLink)).status).toBe(200)
})

test('opening a link changes nothing, and leaves no trace elsewhere', async () => {
  for (const method of ['HEAD', 'GET', 'GET']) {
    const answer = await fetch(site.base + link, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    await answer.text()
  }
})

test('what is wrong is said at its field, and the link still works', async () => {
  const wrong = await send(link, { ...meera, name: '', phone: '98765', again: 'other' })
  const html = await wrong.text()
  expect(wrong.status).toBe(422)
  for (const field of ['name', 'phone', 'again']) expect(html).toContain(`id="${field}-error"`)
  expect(html).not.toContain(password)
  expect((await send(link, { ...meera, password: 'short', again: 'short' })).status).toBe(422)
  expect((await fetch(site.base + link)).status).toBe(200)
})

test('of two who come at once one becomes the owner, and the other reads why not', async () => {
  const dev = { ...meera, name: 'Dev Nair', phone: '9876500892' }
  const answers = await Promise.all([send(link, meera), send(await linkIn(other), dev, other.base)])
  const [won, lost] = answers.toSorted((one, next) => one.status - next.status)
  expect([won?.status, lost?.status]).toEqual([303, 404])
  expect(won?.headers.get('Location')).toBe('/dashboard/set-up')
  expect(won?.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(await lost?.text()).toContain(setUpTexts.gone)
  const client = await connectTo(site.folder)
  const { rows } = await client.query('select role from staff_users')
  await client.end()
  expect(rows).toEqual([{ role: 'owner' }])
  const headers = { Cookie: won ? cookiesOf(won) : '' }
  const page = await fetch(`${site.base}/dashboard/set-up`, { headers })
  expect(await page.text()).toContain(setUpTexts.business.title)
  const leads = await fetch(`${site.base}/dashboard`, { headers })
  expect(await leads.text()).toContain(goLiveTexts.strip(0, 7))
})

test('with an account no link opens, and no new one is made', async () => {
  const used = await fetch(site.base + link)
  const html = await used.text()
  expect(used.status).toBe(404)
  for (const text of [setUpTexts.gone, setUpTexts.goneCommand, joinTexts.toLogin])
    expect(html).toContain(text)
  expect((await send(link, meera)).status).toBe(404)
  expect(await command()).toMatchObject({ code: 1, output: expect.not.stringMatching(LINK) })
  const DATABASE_URL = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  const own = temporaryFolder()
  const third = await startSite({ DATABASE_URL }, own.folder)
  await third.stop()
  own.remove()
  expect(third.output()).not.toMatch(/setup/)
})

test('the token is in the line for people alone, and the rest of the log is JSON', () => {
  const token = link.replace('/setup/', '')
  const lines = site.output().split('\n')
  const named = lines.filter((line) => line.includes(token))
  expect(named).toHaveLength(1)
  expect(named[0]).toMatch(LINK)
  const ofRequests = lines.filter((line) => line.startsWith('{'))
  expect(ofRequests.some((line) => line.includes('/setup/'))).toBe(true)
  for (const line of ofRequests) expect(() => JSON.parse(line)).not.toThrow()
})
