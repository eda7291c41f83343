import { createServer } from 'node:http'
import { connect } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { MAX_BODY_BYTES, readWhole } from './whole-body.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

async function serve(timeoutMs?: number): Promise<number> {
  const server = createServer((request, response) => {
    void readWhole(request, response, timeoutMs).then((body) => {
      response.end(typeof body === 'string' ? body : String(body.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  cleanUp.push(() => server.closeAllConnections())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function post(port: number, body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
  return response.text()
}

test('a complete body is read, and one over the limit is not', async () => {
  const port = await serve()
  expect(await post(port, 'name=Asha')).toBe('9')
  expect(await post(port, 'x'.repeat(MAX_BODY_BYTES))).toBe(String(MAX_BODY_BYTES))
  expect(await post(port, 'x'.repeat(MAX_BODY_BYTES + 1))).toBe('large')
})

test('an incomplete body times out', async () => {
  const socket = connect(await serve(100), '127.0.0.1')
  socket.on('error', () => {})
  const begun = performance.now()
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nname')
  await new Promise((resolve) => socket.once('close', resolve))
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(await post(await serve(100), 'name=Asha')).toBe('9')
})

async function postInCrumbs(count: number): Promise<string> {
  const port = await serve()
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  socket.on('error', () => {})
  cleanUp.push(() => socket.destroy())
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.write('1\r\nx\r\n'.repeat(count))
  socket.write('0\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
  return text
}

test('a body in single bytes is accepted, but only within the limit', async () => {
  expect(await postInCrumbs(1500)).toMatch(/\r\n\r\n(?:4\r\n)?1500/)
  expect(await postInCrumbs(3000)).toBe('')
})

test('endless bodies give way, the oldest first, and an honest one is read', async () => {
  const port = await serve()
  const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${MAX_BODY_BYTES}\r\n\r\n`
  let ended = 0
  const slow = Array.from({ length: 300 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.once('close', () => (ended += 1))
    socket.write(head + 'x'.repeat(MAX_BODY_BYTES - 1))
    return socket
  })
  await expect.poll(() => ended, { timeout: 4000 }).toBeGreaterThan(10)
  expect(await post(port, 'name=Asha')).toBe('9')
  expect(ended).toBeLessThan(100)
  for (const socket of slow) socket.destroy()
})
