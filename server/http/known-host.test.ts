import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'

import type { Edge } from './edge.ts'

vi.stubEnv('LOG_LEVEL', 'silent')
const { knownHost } = await import('./known-host.ts')

const visit = { requestId: 'one', nonce: 'n', clientAddress: '203.0.113.7' }

function ask(url: string, method = 'GET') {
  const edge = new Hono<Edge>()
  edge.use(knownHost('https://homes.test', ['www.homes.test', 'homes.in']))
  edge.all('*', (c) => c.text('here'))
  return edge.fetch(new Request(url, { method }), { visit })
}

const page = async (path: string) => (await ask(`https://new.test${path}`)).text()

test('aliases redirect to the site, with path and query', async () => {
  const read = await ask('http://www.homes.test:3000/city/goa?utm_source=x')
  expect([read.status, read.headers.get('Location')]).toEqual([
    301,
    'https://homes.test/city/goa?utm_source=x',
  ])
  const posted = await ask('https://homes.in//evil.test/', 'POST')
  expect([posted.status, posted.headers.get('Location')]).toEqual([
    308,
    'https://homes.test//evil.test/',
  ])
})

test('its own host is answered, another one refused', async () => {
  expect((await ask('http://homes.test/')).status).toBe(200)
  expect((await ask('http://other.test/')).status).toBe(421)
})

test('staff who use another name read both names and the line to set; visitors read neither', async () => {
  for (const path of ['/admin', '/dashboard/health']) {
    expect(await page(path)).toContain('as new.test; PUBLIC_URL is https://homes.test.')
    expect(await page(path)).toContain('PUBLIC_ALIASES=www.homes.test,homes.in,new.test')
  }
  expect(await page('/')).not.toContain('homes.test')
})

test('without an address of its own the site answers any host', async () => {
  const edge = new Hono<Edge>()
  edge.use(knownHost(undefined, []))
  edge.all('*', (c) => c.text('here'))
  expect((await edge.fetch(new Request('http://other.test/'), { visit })).status).toBe(200)
})
