import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { MAX_UPLOAD_BYTES } from '#app/media/photos/upload-size.server.ts'
import { deliveryRefusal } from '#app/sources/delivery-refusal.ts'
import { parseProxies } from '#server/http/proxies.ts'

import { errorPage } from '#server/http/error-page.ts'

import { enforceLimits } from './limits.ts'

const server = createServer()
enforceLimits(server, parseProxies('127.0.0.1'), {
  errorPage,
  answerFromCache: (_request, response) => {
    response.end('here')
    return true
  },
  handle: (_request, response) => {
    response.end('in turn')
    return Promise.resolve()
  },
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Asked = { method?: string; body?: string; headers?: Record<string, string> }

const ask = (path: string, protocol: string, { headers, ...init }: Asked = {}) =>
  fetch(base + path, { ...init, headers: { ...headers, 'X-Forwarded-Proto': protocol } })

test.each([
  ['a long path', 414, `/${'a'.repeat(9000)}`, {}],
  ['a large body', 413, '/connect', { method: 'POST', body: 'a'.repeat(70_000) }],
  [
    'a packed body',
    415,
    '/',
    { method: 'POST', body: 'a', headers: { 'Content-Encoding': 'gzip' } },
  ],
] as const)('%s is refused, with Strict-Transport-Security over https', async (...of) => {
  const [, status, path, init] = of
  const secure = await ask(path, 'https', init)
  expect(secure.status).toBe(status)
  expect(secure.headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect(secure.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const plain = await ask(path, 'http', init)
  expect(plain.status).toBe(status)
  expect(plain.headers.has('Strict-Transport-Security')).toBe(false)
})

test.each([
  [413, { body: 'a'.repeat(300_000) }],
  [415, { body: 'a', headers: { 'Content-Encoding': 'gzip' } }],
])('a delivery is refused with %d in the shape of its other answers', async (status, init) => {
  const answer = await ask('/api/v1/sources/1', 'http', { method: 'POST', ...init })
  expect(answer.status).toBe(status)
  const { message, error } = deliveryRefusal(status, '')
  expect(await answer.json()).toEqual({ error, message: expect.not.stringMatching(`^${message}$`) })
})

test('an upload is streamed, unless its length is over the limit', async () => {
  const path = '/dashboard/projects/4/photos/upload?slot=lodha-goa'
  const body = 'a'.repeat(70_000)
  expect(await (await ask(path, 'http', { method: 'POST', body })).text()).toBe('in turn')
  for (const other of ['/dashboard/projects/4/photos/description', '/photos/upload'])
    expect((await ask(other, 'http', { method: 'POST', body })).status, other).toBe(413)
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${MAX_UPLOAD_BYTES + 1}\r\n\r\n`,
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a valid request is answered at once, or queued where it has a body', async () => {
  expect(await (await ask('/', 'http')).text()).toBe('here')
  const posted = await ask('/', 'http', { method: 'POST', body: 'a' })
  expect(await posted.text()).toBe('in turn')
})
