import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'

import type { Edge } from './edge.ts'

vi.stubEnv('LOG_LEVEL', 'silent')
const { workLimit } = await import('./work-limit.ts')

const visit = { requestId: 'one', nonce: 'n', clientAddress: '203.0.113.7' }

test('beyond its places a kind of work is put off, and the others have theirs', async () => {
  const held = Promise.withResolvers<Response>()
  const edge = new Hono<Edge>()
  edge.use(workLimit({ files: 2, staff: 2, posts: 2, pages: 2 }))
  edge.get('/pictures/*', () => held.promise)
  edge.post('/api/v1/user/connect', () => held.promise)
  edge.all('*', (c) => c.text('here'))
  const ask = async (path: string, method = 'GET') =>
    edge.fetch(new Request(`http://homes.test${path}`, { method }), { visit })

  const working = [1, 2].flatMap((one) => [
    ask(`/pictures/${one}`),
    ask('/api/v1/user/connect', 'POST'),
  ])
  const crowded = await ask('/pictures/3')
  expect([crowded.status, crowded.headers.get('Retry-After')]).toEqual([503, '2'])
  const call = await ask('/api/v1/user/connect', 'POST')
  expect(await call.json()).toMatchObject({ statusCode: '503' })
  expect((await ask('/about')).status).toBe(200)
  expect((await ask('/admin', 'POST')).status).toBe(200)

  held.resolve(new Response('drawn'))
  await Promise.all(working)
  expect((await ask('/pictures/3')).status).toBe(200)
})

test('an answer that is being read takes no place', async () => {
  const edge = new Hono<Edge>()
  edge.use(workLimit({ files: 1, staff: 1, posts: 1, pages: 1 }))
  edge.get('*', () => new Response(new ReadableStream({ pull: () => {} })))
  const ask = () => edge.fetch(new Request('http://homes.test/'), { visit })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
})
