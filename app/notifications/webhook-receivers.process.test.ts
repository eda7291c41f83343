import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { failureTexts } from '#app/strings/en/notifications.ts'

import { sendWebhook } from './webhook/send-webhook.server.ts'

vi.mock('node:dns/promises', { spy: true })

const lookupAll: (hostname: string, options: LookupAllOptions) => Promise<LookupAddress[]> = lookup
const looked = vi.mocked(lookupAll)
const never = new AbortController().signal
const call = { body: '{}', headers: {}, isPrivateAllowed: true }
const PUBLIC = { address: '93.184.216.34', family: 4 }
const PRIVATE = { address: '127.0.0.1', family: 4 }

async function receiver(behave: (socket: Socket) => void) {
  const calls: Socket[] = []
  const server = createServer((socket) => {
    calls.push(socket)
    socket.on('error', () => {})
    socket.resume()
    behave(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, url: `http://127.0.0.1:${port}/hook`, calls, stop: () => server.close() }
}

describe('a receiver that misbehaves', () => {
  test('says 200 and never ends: it is sent, and the connection closes', async () => {
    const { url, calls, stop } = await receiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      const timer = setInterval(() => socket.write('4000\r\n' + 'x'.repeat(16_384) + '\r\n'), 5)
      socket.once('close', () => clearInterval(timer))
    })
    expect(await sendWebhook({ ...call, url }, never)).toEqual({ kind: 'sent' })
    await expect.poll(() => calls[0]?.destroyed).toBe(true)
    stop()
  })

  test.each([
    ['leads elsewhere', 'HTTP/1.1 307 X\r\nLocation: http://127.0.0.1/\r\n\r\n', 'answered 307'],
    [
      'changes the protocol',
      'HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
      'ECONNRESET',
    ],
    ['speaks no HTTP', 'SSH-2.0-x\r\n\r\n', 'HPE_INVALID_CONSTANT'],
    [
      'has a head of 100 kB',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      'HPE_HEADER_OVERFLOW',
    ],
  ])('%s: the server retries later', async (_, reply, code) => {
    const { url, calls, stop } = await receiver((socket) => socket.write(reply))
    expect(await sendWebhook({ ...call, url }, never)).toMatchObject({ kind: 'later', code })
    expect(calls).toHaveLength(1)
    stop()
  })

  test('answers slowly: the connection stays open until the answer ends', async () => {
    const heard: string[] = []
    const { url, stop } = await receiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nst')
      socket.once('close', () => heard.push('close'))
      setTimeout(() => {
        heard.push('end of the work')
        socket.write('op')
      }, 100)
    })
    expect(await sendWebhook({ ...call, url }, never)).toEqual({ kind: 'sent' })
    await expect.poll(() => heard).toEqual(['end of the work', 'close'])
    stop()
  })

  test.each(['Content-Length: 40\r\n\r\nhalf', 'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'])(
    'breaks off within its answer (%j): the server retries later',
    async (rest) => {
      const { url, stop } = await receiver((socket) => socket.end(`HTTP/1.1 200 OK\r\n${rest}`))
      const result = await sendWebhook({ ...call, url }, never)
      expect(result).toMatchObject({ kind: 'later', code: 'ECONNRESET' })
      stop()
    },
  )

  test.each([
    ['a little again and again', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['200 and the half of its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\nhalf'],
  ])('that says %s ends at the deadline of the whole call', async (_, reply) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { url, calls, stop } = await receiver((socket) => {
      socket.write(reply)
    })
    const sending = sendWebhook({ ...call, url }, never)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await sending).toMatchObject({ kind: 'later', reason: failureTexts.tooLong(10) })
    stop()
  })
})

describe('a name that resolves to another address after the check', () => {
  let hits: Awaited<ReturnType<typeof receiver>>
  beforeEach(async () => {
    hits = await receiver((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'))
  })
  afterEach(() => {
    hits.stop()
    looked.mockReset()
  })

  const send = () =>
    sendWebhook(
      { ...call, isPrivateAllowed: false, url: `http://rebind.test:${hits.port}/` },
      never,
    )

  test('connects to the checked address only: it is looked up once', async () => {
    const stopping = new AbortController()
    looked.mockResolvedValueOnce([PUBLIC]).mockResolvedValue([PRIVATE])
    const sending = sendWebhook(
      { ...call, isPrivateAllowed: false, url: `http://rebind.test:${hits.port}/` },
      stopping.signal,
    )
    await vi.waitFor(() => expect(looked).toHaveBeenCalledOnce())
    setTimeout(() => stopping.abort(), 200)
    expect(await sending).toMatchObject({ kind: 'later' })
    expect(looked).toHaveBeenCalledOnce()
    expect(hits.calls).toHaveLength(0)
  })

  test('is refused where one of its addresses is private, or becomes private by the next try', async () => {
    looked.mockResolvedValueOnce([PUBLIC, PRIVATE])
    expect(await send()).toMatchObject({ reason: failureTexts.privateAddress })
    looked.mockResolvedValueOnce([PRIVATE])
    expect(await send()).toMatchObject({ reason: failureTexts.privateAddress })
    expect(hits.calls).toHaveLength(0)
  })
})

test('a silent name server leaves threads free: two names are looked up at a time', async () => {
  let [running, most] = [0, 0]
  looked.mockImplementation(async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
    throw Object.assign(new Error('silent'), { code: 'EAI_AGAIN' })
  })
  const urls = Array.from({ length: 16 }, (_, index) => `http://silent${index}.test/`)
  const results = await Promise.all(
    urls.map((url) => sendWebhook({ ...call, isPrivateAllowed: false, url }, never)),
  )
  expect(results.every(({ kind }) => kind === 'later')).toBe(true)
  expect(most).toBe(2)
})
