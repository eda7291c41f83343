import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { db } from '#db/client.server.ts'
import { countDashboards } from '#db/events/events.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

import { eventStream } from './event-stream.server.ts'

const leaving = new AbortController()
let isStaff = true
const listener = getRequestListener(() =>
  eventStream(() => Promise.resolve(isStaff), leaving.signal, 200),
)
const server = createServer((request, response) => void listener(request, response))
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = isAddress(address) ? address.port : 0
})
afterAll(() => server.close())

function isAddress(address: ReturnType<typeof server.address>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await once(socket, 'data')
  return socket
}

async function heard(socket: Socket, text: string): Promise<string> {
  let all = ''
  for await (const chunk of socket) {
    all += String(chunk)
    if (all.includes(text)) return all
  }
  return all
}

async function openAndCut(): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 200 }, open))
  expect(countDashboards()).toBe(200)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(() => expect(countDashboards()).toBe(0), { timeout: 5000 })
}

async function bytesHeld(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  for (let times = 0; times < 4; times += 1) {
    // Sockets close in later turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (typeof collect === 'function') collect()
  }
  return process.memoryUsage().heapUsed
}

test(
  'a thousand cut connections leave no readers, and memory does not grow',
  { tags: ['whole'], timeout: 30_000 },
  async () => {
    // Warms up what is created once and kept.
    await openAndCut()
    const before = await bytesHeld()
    for (let round = 0; round < 5; round += 1) await openAndCut()
    expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
    // A leaked reader holds at least 10 KB.
    expect((await bytesHeld()) - before).toBeLessThan(1000 * 1000)
  },
)

test('a commit of any process arrives within a second', async () => {
  const socket = await open()
  const waiting = heard(socket, 'event: visits')
  const begun = performance.now()
  await publishEvent(db, 'visit.changed')
  expect(await waiting).toContain('event: visits')
  expect(performance.now() - begun).toBeLessThan(1000)
  const other = heard(await open(), 'event: readers')
  // As another process would notify.
  await sql`select pg_notify('dashboard_events', 'lead.opened')`.execute(db)
  expect(await other).toContain('event: readers')
  socket.destroy()
})

test('a signed-out agent gets an end event, and then no more', async () => {
  const socket = await open()
  isStaff = false
  expect(await heard(socket, 'event: ended')).toContain('event: ended')
  isStaff = true
  await vi.waitFor(() => expect(countDashboards()).toBe(0), { timeout: 5000 })
})

test('a process that stops ends its connections', async () => {
  const socket = await open()
  const ended = once(socket, 'end')
  leaving.abort()
  await ended
  await vi.waitFor(() => expect(countDashboards()).toBe(0), { timeout: 5000 })
})
