import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSite, type Site } from '#test/helpers/site/site.ts'

import { statuses, wire, type Wire } from './raw.ts'

/** For a machine with much to do. */
const PATIENT = { timeout: 10_000 }

let running: Site
let port = 0
let slowHead: Wire

beforeAll(async () => {
  running = await startSite({ LOG_LEVEL: 'debug' })
  port = Number(new URL(running.base).port)
  // It takes its time, so it starts first and is looked at last.
  slowHead = wire(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
})

afterAll(() => running.stop())

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
const last = 'Connection: close\r\n'

function post(path: string, body: string, headers = ''): string {
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${type}${length}${headers}\r\n${body}`
}

/** Resident megabytes of the server. */
function memory(): number {
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function answers(path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(5000),
  })
  await response.arrayBuffer()
  return response.status
}

test('requests that are sent ahead are answered in their order', async () => {
  const paths = ['/healthz', '/nowhere', '/robots.txt', '/sitemap.xml', '/about/']
  const text = await wire(port, paths.map((path) => get(path)).join('') + get('/healthz', last))
    .ended
  expect(statuses(text)).toEqual([200, 404, 200, 404, 301, 200])
})

test.runIf(process.platform === 'linux')(
  'a connection that asks for a thousand brochures and reads none costs next to nothing',
  async () => {
    expect(await answers('/brochures/lodha-goa.pdf')).toBe(200)
    const before = memory()
    const greedy = [1, 2, 3, 4].map(() => {
      const one = wire(port)
      one.socket.pause()
      one.socket.write(get('/brochures/lodha-goa.pdf').repeat(1000))
      return one
    })
    for (let asked = 0; asked < 10; asked += 1) {
      expect(await answers('/healthz')).toBe(200)
      expect(memory() - before).toBeLessThan(150)
    }
    for (const { socket, ended } of greedy) {
      socket.resume()
      expect(statuses(await ended).length).toBeLessThanOrEqual(9)
    }
  },
)

test('what expects something of its own waits for its turn like any request', async () => {
  const heads = get('/healthz', 'Expect: an answer\r\n').repeat(1000)
  const text = await wire(port, get('/brochures/ska-estate.pdf') + heads).ended
  expect(statuses(text).length).toBeLessThanOrEqual(9)
  expect(await answers('/healthz')).toBe(200)
})

test('a connection stays open for the next request, and closes when that is asked', async () => {
  const { socket, text, ended } = wire(port, get('/healthz'))
  await expect.poll(() => statuses(text()), PATIENT).toEqual([200])
  expect(text()).not.toMatch(/connection: close/i)
  socket.write(`HEAD /about HTTP/1.1\r\nHost: localhost\r\n\r\n${get('/healthz', last)}`)
  const [, head = '', tail = ''] = (await ended).split('HTTP/1.1 200 OK\r\n').slice(1)
  expect(head).toMatch(/content-length: \d{3,}/i)
  expect(head).toMatch(/\r\n\r\n$/)
  expect(tail).toMatch(/connection: close/i)
})

test('who asks before sending may send, unless it is too much', async () => {
  const expecting = 'Expect: 100-continue\r\n'
  const small = post('/connect', 'name=', `${expecting}${last}`)
  const { socket, text, ended } = wire(port, small.slice(0, -5))
  await expect.poll(text, PATIENT).toContain('100 Continue')
  socket.write('name=')
  expect(statuses(await ended)).toEqual([100, 422])
  const large = post('/connect', '', expecting).replace(
    'Content-Length: 0',
    'Content-Length: 9999999',
  )
  expect(statuses(await wire(port, large).ended)).toEqual([413])
})

const unread = 'Content-Length: 300000\r\n'
const chunked = `Transfer-Encoding: chunked\r\n\r\n10000\r\n${'x'.repeat(65_536)}\r\n1\r\nx\r\n`

test.each([
  ['is too large', 413, `POST /connect HTTP/1.1\r\nHost: localhost\r\n${unread}\r\nname=`],
  [
    'turns out too large',
    413,
    `POST /api/v1/user/connect HTTP/1.1\r\nHost: localhost\r\n${chunked}`,
  ],
  ['is of a forbidden method', 405, `TRACE / HTTP/1.1\r\nHost: localhost\r\n${unread}\r\nx`],
  ['names two hosts', 400, `POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${unread}\r\nx`],
  [
    'has a long address',
    414,
    `POST /${'a'.repeat(3000)} HTTP/1.1\r\nHost: localhost\r\n${unread}\r\nx`,
  ],
])(
  'a request that %s is refused, and its unread rest ends the connection',
  async (_, status, words) => {
    // What follows would be read as the next request if the connection lived on.
    const text = await wire(port, `${words}${get('/healthz')}`).ended
    expect(statuses(text)).toEqual([status])
    expect(text).toMatch(/connection: close/i)
    expect(text).toMatch(/x-content-type-options: nosniff/i)
  },
)

test.each([
  ['from another origin', 403, post('/connect', 'name=', 'Origin: https://evil.test\r\n')],
  ['to a page that only is read', 405, post('/favicon.svg', 'name=')],
  [
    'of a type that is not read',
    415,
    post('/connect', 'name=').replace('x-www-form-urlencoded', 'x'),
  ],
])('a post %s is read to its end and leaves the connection in order', async (_, status, words) => {
  const text = await wire(port, words + get('/healthz', last)).ended
  expect(statuses(text)).toEqual([status, 200])
})

test.each([
  ['TRACE', 405, 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.test\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a long path', 414, get(`/${'/'.repeat(14_000)}x`)],
  ['a long query', 414, get(`/?q=${'a'.repeat(8200)}`)],
  ['a host that is no address', 400, 'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\n\r\n'],
  ['a password', 400, 'GET http://a:b@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a hundred headers', 431, get('/', 'X-Header: value\r\n'.repeat(150))],
  ['one header of 100 kB', 431, get('/', `X-Large: ${'a'.repeat(100_000)}\r\n`)],
  ['an expectation of its own', 417, get('/', 'Expect: an answer\r\n')],
  ['all addresses at once', 400, 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n'],
  ['a scheme of its own', 400, 'GET gopher://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('a request with %s is answered', async (_, status, words) => {
  const { socket, text } = wire(port, words)
  await expect.poll(() => statuses(text()), PATIENT).toEqual([status])
  socket.destroy()
})

test('the answer to a forbidden method names those that are allowed', async () => {
  const { socket, text } = wire(port, 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(text, PATIENT).toMatch(/allow: GET, HEAD, POST, OPTIONS/i)
  socket.destroy()
})

test('a tunnel is not opened', async () => {
  const text = await wire(port, 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n').ended
  expect(text).not.toContain('200')
})

test('an old client without a host, and an address in full, get the page', async () => {
  expect(await wire(port, 'GET /healthz HTTP/1.0\r\n\r\n').ended).toContain(' 200 OK')
  const full = await wire(
    port,
    `GET http://evil.test/about HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`,
  ).ended
  expect(statuses(full)).toEqual([200])
  expect(full).not.toContain('evil.test')
})

test('the long links of advertisements lead to their page', async () => {
  const id = 'a'.repeat(1500)
  expect(await answers(`/about?gclid=${id}&fbclid=${id}&utm_campaign=${id}`)).toBe(200)
})

/** A page without what is of this one answer. */
function fixed(text: string): string {
  return text.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '')
}

test('without an address of its own nothing depends on the host that is asked', async () => {
  const read = async (path: string, host: string) => {
    const text = await wire(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${last}\r\n`).ended
    return text.slice(text.indexOf('\r\n\r\n'))
  }
  for (const path of ['/godrej-reverine', '/projects?type=Plots', '/robots.txt', '/llms.txt']) {
    const [one, other] = await Promise.all([read(path, 'one.test'), read(path, 'other.test')])
    expect(one.length, path).toBeGreaterThan(50)
    expect(fixed(one), path).toBe(fixed(other))
    expect(one, path).not.toMatch(/one\.test|Sitemap:/)
  }
  expect(await read('/godrej-reverine', 'one.test')).toContain(
    'rel="canonical" href="/godrej-reverine"',
  )
  expect(await read('/sitemap.xml', 'one.test')).toContain('Set PUBLIC_URL first')
  const brochure = await wire(port, get('/brochures/lodha-goa.pdf', last)).ended
  expect(brochure).toMatch(/link: <\/lodha-goa>; rel="canonical"/i)
  expect(running.output()).toMatch(/before you go public.*: PUBLIC_URL/)
})

test('an address has so many connections; an idle one makes room, and others are not shut out', async () => {
  const many = Array.from({ length: 1000 }, () => wire(port, '', '127.0.0.9'))
  await Promise.all(many.map(({ socket }) => new Promise((open) => socket.once('connect', open))))
  const oldest = many[0]
  const next = wire(port, get('/healthz', last), '127.0.0.9')
  expect(statuses(await next.ended)).toEqual([200])
  await oldest?.ended
  expect(await answers('/healthz')).toBe(200)
  for (const { socket } of many) socket.destroy()
})

test('senders who leave in the middle, and refused requests, are no errors in the log', async () => {
  for (let left = 0; left < 20; left += 1) {
    const { socket } = wire(port, post('/connect', 'name=Asha').slice(0, -4))
    await new Promise((open) => socket.once('connect', open))
    await new Promise((sent) => setTimeout(sent, 20))
    socket.destroy()
  }
  await expect.poll(() => running.output(), PATIENT).toContain('left while sending')
  const lines = running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    expect(line).not.toMatch(/"level":[56]0/)
    expect(line.length).toBeLessThan(600)
  }
  // Nothing but the sentences for people stands between the lines of the log.
  expect(running.output()).not.toMatch(/^ {4}at /m)
})

test('a request whose head never ends is ended', { tags: ['whole'], timeout: 40_000 }, async () => {
  const drip = setInterval(() => slowHead.socket.write('a'), 500)
  expect(statuses(await slowHead.ended)).toEqual([408])
  clearInterval(drip)
})
