import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'

import type { Edge } from '#server/http/edge.ts'

vi.stubEnv('LOG_LEVEL', 'silent')
const { concurrencyLimit } = await import('./concurrency-limit.ts')

const few = { concurrency: 4, maxQueued: 0 }
const one = { concurrency: 1, maxQueued: 9 }

function ofEveryKind(bounds: { concurrency: number; maxQueued: number }) {
  return {
    files: bounds,
    pages: bounds,
    forms: bounds,
    calls: bounds,
    enquiries: bounds,
    unsolved: bounds,
    sources: bounds,
    logins: bounds,
    dashboard: bounds,
  }
}

const isSolved = async (request: Request) => request.headers.get('Challenge') === 'solved'

function site(bounds: { concurrency: number; maxQueued: number }, timeoutMs?: number) {
  const edge = new Hono<Edge>()
  edge.use(concurrencyLimit(isSolved, ofEveryKind(bounds), timeoutMs))
  const ask = async (
    path: string,
    { method = 'GET', from = '203.0.113.7', challenge = 'solved' } = {},
  ) => {
    const visit = { requestId: 'one', nonce: 'n', clientAddress: from, arrivedAt: 0 }
    return edge.fetch(
      new Request(`http://homes.test${path}`, { method, headers: { Challenge: challenge } }),
      { visit },
    )
  }
  return { edge, ask }
}

test('a full kind of work is refused, and other kinds continue', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site(few)
  edge.get('/pictures/*', () => held.promise)
  edge.post('/api/v1/user/connect', () => held.promise)
  edge.all('*', (c) => c.text('here'))
  const working = [1, 2].flatMap((index) => [
    ask(`/pictures/${index}`),
    ask('/api/v1/user/connect', { method: 'POST' }),
  ])
  const crowded = await ask('/pictures/3')
  expect([crowded.status, crowded.headers.get('Retry-After')]).toEqual([503, '2'])
  const call = await ask('/api/v1/user/connect', { method: 'POST' })
  expect(await call.json()).toMatchObject({ statusCode: '503' })
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/admin', { method: 'POST' })).status).toBe(200)
  held.resolve(new Response('drawn'))
  await Promise.all(working)
  expect((await ask('/pictures/3')).status).toBe(200)
})

test('an escaped path has the limits of its target', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site(few)
  edge.all('*', () => held.promise)
  const working = [1, 2].map(() => ask('/admin', { method: 'POST' }))
  expect((await ask('/%61dmin', { method: 'POST' })).status).toBe(503)
  held.resolve(new Response('in'))
  await Promise.all(working)
})

test('an enquiry with a solved challenge does not wait behind a flood from many addresses', async () => {
  const { edge, ask } = site({ concurrency: 1, maxQueued: 99 })
  const held = Promise.withResolvers<Response>()
  edge.post('/api/v1/user/connect', async (c) =>
    c.req.header('Challenge') === 'solved' ? c.text('stored') : (await held.promise).clone(),
  )
  const send = (from: string, challenge: string) =>
    ask('/api/v1/user/connect', { method: 'POST', from, challenge })
  const flood = Array.from({ length: 50 }, (_, index) => send(`198.51.100.${index}`, 'none'))
  expect(await (await send('203.0.113.9', 'solved')).text()).toBe('stored')
  held.resolve(new Response('stored'))
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a response being read takes no place', async () => {
  const { edge, ask } = site({ concurrency: 1, maxQueued: 0 })
  edge.get('*', () => new Response(new ReadableStream({ pull: () => {} })))
  expect([(await ask('/')).status, (await ask('/')).status]).toEqual([200, 200])
})

test('a single request does not wait behind all requests of a busy visitor', async () => {
  const { edge, ask } = site(one)
  const order: string[] = []
  edge.get('*', async (c) => {
    order.push(c.req.path)
    await new Promise((resolve) => setImmediate(resolve))
    return c.text('here')
  })
  const flood = ['/a', '/b', '/c', '/d'].map((path) => ask(path, { from: '198.51.100.1' }))
  const honest = ask('/honest', { from: '203.0.113.9' })
  await Promise.all([...flood, honest])
  expect(order.indexOf('/honest')).toBeLessThanOrEqual(2)
})

test('one visitor has at most half of the slots', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site({ concurrency: 4, maxQueued: 9 })
  edge.get('/slow', () => held.promise)
  edge.get('*', (c) => c.text('here'))
  const flood = Array.from({ length: 8 }, () => ask('/slow', { from: '198.51.100.1' }))
  const others = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
  const answers = await Promise.all(others.map((from) => ask('/', { from })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  held.resolve(new Response('slow'))
  await Promise.allSettled(flood)
})

test('in a full queue a busy visitor makes room for one without a request', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site({ concurrency: 1, maxQueued: 3 })
  edge.get('*', () => held.promise.then((response) => response.clone()))
  const flood = Array.from({ length: 5 }, () => ask('/', { from: '198.51.100.1' }))
  const honest = ask('/', { from: '203.0.113.9' })
  held.resolve(new Response('here'))
  expect((await honest).status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 503, 503])
})

test('among visitors with one request each, the most active makes room', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site({ concurrency: 1, maxQueued: 3 })
  edge.get('/seen', (c) => c.text('here'))
  edge.get('*', () => held.promise.then((response) => response.clone()))
  const attackers = [1, 2, 3, 4].map((last) => `198.51.100.${last}`)
  for (const from of [...attackers, ...attackers]) await ask('/seen', { from })
  const flood = attackers.map((from) => ask('/', { from }))
  const honest = ask('/', { from: '203.0.113.9' })
  held.resolve(new Response('here'))
  expect((await honest).status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
})

test('the addresses of one /48 wait as one visitor', async () => {
  const held = Promise.withResolvers<Response>()
  const { edge, ask } = site({ concurrency: 1, maxQueued: 3 })
  edge.get('*', () => held.promise.then((response) => response.clone()))
  const nets = [1, 2, 3, 4].map((net) => `2001:db8:1:${net}::/64`)
  const flood = nets.map((from) => ask('/', { from }))
  const honest = ask('/', { from: '2001:db8:2:1::/64' })
  held.resolve(new Response('here'))
  expect((await honest).status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 503])
})

test('a flood of 500 addresses delays single requests by only a few others', async () => {
  const { edge, ask } = site({ concurrency: 2, maxQueued: 300 })
  let working = 0
  edge.post('*', async (c) => {
    working += 1
    await new Promise((resolve) => setImmediate(resolve))
    return c.text(String(working))
  })
  const attackers = Array.from({ length: 500 }, (_, at) => `198.51.${at % 2}.${at >> 1}`)
  const send = (from: string) => ask('/connect', { method: 'POST', from })
  const flood = [...attackers, ...attackers].map(send)
  const honest = await send('203.0.113.9')
  expect(honest.status).toBe(200)
  expect(Number(await honest.text())).toBeLessThan(20)
  await Promise.all(flood)
})

test('waiting for a place ends in time', async () => {
  const { edge, ask } = site(one, 20)
  const held = Promise.withResolvers<Response>()
  edge.get('*', () => held.promise)
  const working = ask('/')
  expect((await ask('/')).status).toBe(503)
  held.resolve(new Response('here'))
  expect((await working).status).toBe(200)
  expect((await ask('/')).status).toBe(200)
})
