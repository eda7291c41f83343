import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { boundReaders } from './slow-readers.ts'

const MB = 1024 * 1024
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

type Bounds = Parameters<typeof boundReaders>[2]

async function serve(bounds: Bounds) {
  let slow = 0
  const server = createServer((request, response) => {
    readers.begin(request.socket)
    response.once('close', () => readers.finish(request.socket))
    response.end(Buffer.alloc(Number(request.url?.slice(1)) * MB))
    readers.relieve()
  })
  const readers = boundReaders(server, () => (slow += 1), bounds)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  return { port: portOf(server), slow: () => slow }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function ask(port: number, megabytes: number): { socket: Socket; ended: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET /${megabytes} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  cleanUp.push(() => socket.destroy())
  return { socket, ended: new Promise((resolve) => socket.once('close', resolve)) }
}

test('a client that reads nothing is ended, and one that reads gets everything', async () => {
  const bounds = { timeoutMs: 1000, slowestBytesPerMs: 1024 * MB, maxPendingBytes: 256 * MB }
  const { port, slow } = await serve(bounds)
  const still = ask(port, 32)
  const reading = ask(port, 32)
  let bytes = 0
  reading.socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
  reading.socket.resume()
  await reading.ended
  expect(bytes).toBeGreaterThan(32 * MB)
  await expect.poll(slow, { timeout: 10_000 }).toBe(1)
  still.socket.resume()
  await still.ended
})

test('above the memory limit the longest-running reader is ended', async () => {
  const bounds = { timeoutMs: 60_000, slowestBytesPerMs: 1, maxPendingBytes: 60 * MB }
  const { port, slow } = await serve(bounds)
  const first = ask(port, 32)
  await new Promise((resolve) => setTimeout(resolve, 100))
  ask(port, 32)
  await expect.poll(slow, { timeout: 10_000 }).toBe(1)
  first.socket.resume()
  await first.ended
  // One response may exceed the limit while no other waits.
  const { port: other, slow: slowThere } = await serve({ ...bounds, maxPendingBytes: MB })
  const large = ask(other, 32)
  let bytes = 0
  large.socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
  large.socket.resume()
  await large.ended
  expect([bytes > 32 * MB, slowThere()]).toEqual([true, 0])
})
