import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'

import { eventStream } from '#app/leads/live/event-stream.server.ts'
import { countDashboards } from '#db/events/events.server.ts'
import { boundReaders } from '#server/http/limits/slow-readers.ts'

const BEAT_MS = 150
/** More than the system takes for a client that acknowledges nothing. */
const UNTAKEN = Buffer.alloc(32 * 1024 * 1024)

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

/** The news behind the door's bound on who takes nothing; `far` are the site's ends of the connections. */
async function openEventStream(beatMs: number) {
  const far: Socket[] = []
  const never = new AbortController()
  const listener = getRequestListener(() =>
    eventStream(() => Promise.resolve(true), never.signal, beatMs),
  )
  const server = createServer((request, response) => {
    readers.begin(request.socket)
    response.once('close', () => readers.finish(request.socket))
    void listener(request, response)
  })
  const bounds = { timeoutMs: 3000, slowestBytesPerMs: 1e9, maxPendingBytes: 1e9 }
  const readers = boundReaders(server, () => {}, bounds)
  server.on('connection', (socket) => far.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  return { port: portOf(server), far }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** A dashboard that has heard its first words. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanUp.push(() => socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  return socket
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(
  'a dashboard whose peer went away without a word is forgotten by the signs of life, and its connection ended',
  { tags: ['whole'] },
  async () => {
    const { port, far } = await openEventStream(BEAT_MS)
    const socket = await open(port)
    expect(countDashboards()).toBe(1)
    // Nothing is taken from here on, and nothing says so: no end, no reset.
    socket.pause()
    far[0]?.write(UNTAKEN)
    await expect.poll(countDashboards, { timeout: 15 * BEAT_MS }).toBe(0)
    expect(far[0]?.destroyed, 'it is not the door that noticed').toBe(false)
    await expect.poll(() => far[0]?.destroyed, { timeout: 10_000 }).toBe(true)
  },
)

test(
  'without signs of life no one knows until the system gives the connection up',
  { tags: ['whole'] },
  async () => {
    const { port, far } = await openEventStream(60_000)
    const socket = await open(port)
    socket.pause()
    // Little enough for the system to keep, as the few words of a quiet day are.
    far[0]?.write(Buffer.alloc(1024))
    await pause(20 * BEAT_MS)
    expect([countDashboards(), far[0]?.destroyed]).toEqual([1, false])
    // What the system says once it gives a peer up that acknowledges nothing it is sent.
    far[0]?.destroy(Object.assign(new Error('write ETIMEDOUT'), { code: 'ETIMEDOUT' }))
    await expect.poll(countDashboards, { timeout: 5000 }).toBe(0)
  },
)

test('a quiet dashboard that listens hears signs of life and further news', async () => {
  const { port } = await openEventStream(BEAT_MS)
  const socket = await open(port)
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  await pause(12 * BEAT_MS)
  expect(heard.split(':\n\n').length).toBeGreaterThan(6)
  expect(countDashboards()).toBe(1)
})
