import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { DICTIONARY_PATH } from '#app/islands/dictionary-path.ts'
import { emptyCity } from '#test/helpers/listed.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

type Asked = { path: string; method?: string; headers?: Record<string, string> }
type Answered = { id: string; status: number | undefined; headers: object; body: string }

let site: Site | undefined
beforeAll(async () => {
  site = await startSite({
    PUBLIC_URL: 'https://homes.test',
    PUBLIC_ALIASES: 'old.test',
    TRUSTED_PROXIES: '127.0.0.1',
    ANALYTICS_ID: 'G-TEST123',
    LOG_LEVEL: 'debug',
  })
  // What is ready is made again once there is a dictionary, which the first page begins.
  await ask({ path: '/connect' })
  await vi.waitFor(dictionaryIsThere, { timeout: 10_000 })
})
afterAll(() => site?.stop())

/** What no two answers have alike. */
const OWN = new Set(['date', 'x-request-id'])

let serial = 0

async function ask({ path, method = 'GET', headers = {} }: Asked): Promise<Answered> {
  serial += 1
  const id = `answer-${serial}-of-many`
  const named = { 'X-Request-Id': id, ...headers }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${site?.base}${path}`, { method, headers: named }, resolve).on('error', reject).end()
  })
  const body = await buffer(answer)
  return {
    id,
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.has(name))),
    body: body.toString('latin1'),
  }
}

async function dictionaryIsThere(): Promise<void> {
  const { status } = await ask({ path: DICTIONARY_PATH })
  if (status !== 200) throw new Error('The dictionary is not made yet.')
}

/** What the log says of an answer. */
async function lineOf({ id }: Answered): Promise<Record<string, unknown>> {
  const line = new RegExp(`.*"requestId":"${id}".*"status":.*`)
  await expect.poll(() => site?.output()).toMatch(line)
  return JSON.parse(line.exec(site?.output() ?? '')?.[0] ?? '{}')
}

/** Whether an answer lay ready in memory, as its line in the log says. */
async function wasReady(answered: Answered): Promise<boolean> {
  return (await lineOf(answered))['isReady'] === true
}

/** What the lines of two answers to one request have in common; when, how long and which way are their own. */
async function logged(answered: Answered): Promise<Record<string, unknown>> {
  const own = new Set(['time', 'ms', 'requestId', 'isReady'])
  return Object.fromEntries(
    Object.entries(await lineOf(answered)).filter(([name]) => !own.has(name)),
  )
}

function tagOf({ headers }: Answered): string {
  return 'etag' in headers ? String(headers.etag) : ''
}

function shown({ status, headers, body }: Answered): object {
  return { status, headers, body }
}

/** A range is asked of nothing here, and what is ready leaves such a request to the edge. */
function theLongWay(asked: Asked): Promise<Answered> {
  return ask({ ...asked, headers: { ...asked.headers, Range: 'bytes=0-' } })
}

const asset = (end: RegExp) =>
  `/assets/${readdirSync('build/client/assets').find((name) => end.test(name))}`
const https = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'homes.test' }
const agreed = { Cookie: 'analytics_consent=granted' }

const ready: [string, Asked][] = [
  ['a page', { path: '/connect' }],
  ['a project', { path: '/godrej-reverine' }],
  ['a city where nothing is listed', { path: `/city/${emptyCity.slug}` }],
  ['a page in gzip', { path: '/connect', headers: { 'Accept-Encoding': 'gzip, deflate' } }],
  ['a page in brotli', { path: '/', headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }],
  ['brotli refused', { path: '/', headers: { 'Accept-Encoding': 'br;q=0, gzip' } }],
  ['only the head of a page', { path: '/connect', method: 'HEAD' }],
  ['a page by a proxy over TLS', { path: '/about', headers: https }],
  ['the page of an advertisement', { path: '/connect?utm_source=x&gclid=1' }],
  ['a page for who agreed to be measured', { path: '/about', headers: agreed }],
  ['a script', { path: asset(/^loader.*\.js$/), headers: { 'Accept-Encoding': 'br' } }],
  ['a sheet', { path: asset(/^frame.*\.css$/), headers: { 'Accept-Encoding': 'gzip' } }],
  ['a font', { path: asset(/\.woff2$/), headers: { 'Accept-Encoding': 'br' } }],
  ['the head of a script', { path: asset(/^loader.*\.js$/), method: 'HEAD' }],
  ['an icon', { path: '/favicon.svg' }],
]

test.each(ready)('%s is the same from memory as from the edge', async (_, asked) => {
  await ask({ ...asked, method: 'GET' })
  const [edge, memory] = [await theLongWay(asked), await ask(asked)]
  expect(shown(memory)).toEqual(shown(edge))
  expect(await logged(memory)).toEqual(await logged(edge))
  expect(memory.status).toBe(200)
  expect([await wasReady(edge), await wasReady(memory)]).toEqual([false, true])
})

test('a picture that is made is the same from memory as from the edge', async () => {
  const { body } = await ask({ path: '/lodha-goa' })
  const path = /\/pictures\/[\w-]+-740-\d\.avif/.exec(body)?.[0] ?? ''
  await expect
    .poll(async () => JSON.stringify((await ask({ path })).headers), { timeout: 20_000 })
    .toContain('immutable')
  await expectNamedByContent(path)
})

test.each([asset(/^loader.*\.js$/), asset(/^frame.*\.css$/), asset(/\.woff2$/)])(
  '%s, whose name is its tag, is the same both ways and is never asked for again',
  expectNamedByContent,
)

/** The name changes with the content, so that there is nothing to ask again: no tag, and for ever. */
async function expectNamedByContent(path: string): Promise<void> {
  await ask({ path })
  for (const tag of [undefined, '"other"', '*']) {
    for (const method of ['GET', 'HEAD']) {
      const asked = { path, method, headers: tag ? { 'If-None-Match': tag } : {} }
      const [edge, memory] = [await theLongWay(asked), await ask(asked)]
      expect(shown(memory)).toEqual(shown(edge))
      expect([await wasReady(edge), await wasReady(memory)]).toEqual([false, true])
      expect([memory.status, tagOf(memory)]).toEqual([200, ''])
      expect(memory.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
  }
}

test('a page for who holds the dictionary is the same from memory as from the edge', async () => {
  await ask({ path: '/terms' })
  await expect
    .poll(async () => (await ask({ path: '/dictionary' })).status, { timeout: 10_000 })
    .toBe(200)
  const file = Buffer.from((await ask({ path: '/dictionary' })).body, 'latin1')
  const held = `:${createHash('sha256').update(file).digest('base64')}:`
  const headers = { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': held }
  await ask({ path: '/terms', headers })
  const asked = { path: '/terms', headers }
  const [edge, memory] = [await theLongWay(asked), await ask(asked)]
  expect(shown(memory)).toEqual(shown(edge))
  expect(memory.headers).toMatchObject({ 'content-encoding': 'dcz' })
  expect([await wasReady(edge), await wasReady(memory)]).toEqual([false, true])
  const other = await ask({ path: '/terms', headers: { 'Accept-Encoding': 'br, dcz' } })
  expect(other.headers).toMatchObject({ 'content-encoding': 'br' })
})

test.each(['/connect', '/godrej-reverine'])(
  '%s is not sent again to a visitor who has it',
  async (path) => {
    await ask({ path })
    const etag = tagOf(await ask({ path }))
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const asked = { path, headers: { 'If-None-Match': tag } }
      const [edge, memory] = [await theLongWay(asked), await ask(asked)]
      expect(shown(memory), tag).toEqual(shown(edge))
      expect([memory.status, memory.body, await wasReady(memory)]).toEqual([304, '', true])
    }
    const other = await ask({ path, headers: { 'If-None-Match': '"other"' } })
    expect([other.status, await wasReady(other)]).toEqual([200, true])
  },
)

const notReady: [string, Asked, number][] = [
  ['a page asked with a query of its own', { path: '/projects?type=Plots' }, 200],
  ['an address written otherwise', { path: '/Connect/' }, 301],
  ['another name of the site', { path: '/connect', headers: { Host: 'old.test' } }, 301],
  ['a name that is none', { path: '/connect', headers: { Host: 'invented.test' } }, 421],
  ['a call', { path: '/api/openapi.json' }, 200],
  ['the dashboard', { path: '/dashboard' }, 302],
  ['the login', { path: '/admin' }, 200],
  ['a page that is none', { path: '/nowhere' }, 404],
  ['a question for the methods', { path: '/connect', method: 'OPTIONS' }, 405],
]

test.each(notReady)('%s goes through the edge', async (_, asked, status) => {
  await ask({ path: '/connect' })
  await ask(asked)
  const second = await ask(asked)
  expect([second.status, await wasReady(second)]).toEqual([status, false])
})

test('who agreed to be measured and who did not never get each other’s page', async () => {
  for (let time = 0; time < 2; time += 1) {
    const [open, closed] = [
      await ask({ path: '/godrej-reverine', headers: agreed }),
      await ask({ path: '/godrej-reverine' }),
    ]
    expect(JSON.stringify(open.headers)).toContain('googletagmanager')
    expect(JSON.stringify(closed.headers)).not.toContain('googletagmanager')
  }
})

test('each answer from memory has an id of its own where no proxy gave one', async () => {
  const ids = new Set<unknown>()
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(`${site?.base}/terms`, { headers: { 'X-Request-Id': 'short' } })
    ids.add(response.headers.get('X-Request-Id'))
  }
  expect(ids.size).toBe(3)
})
