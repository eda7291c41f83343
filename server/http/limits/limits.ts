import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { MAX_UPLOAD_BYTES } from '#app/media/photos/upload-size.server.ts'
import type { Proxies } from '#server/http/proxies.ts'
import { isByHttps, visitorOf } from '#server/http/request-info.ts'
import { isUpload } from '#server/http/uploads.ts'
import { log, shortPath } from '#server/observability/log.ts'

import { boundConnections } from './connections.ts'
import { pace } from './rate-limit.ts'
import { refuseRaw } from './raw-refusal.ts'
import { checkRequest, MAX_HEADERS, type Refusal } from './request-check.ts'
import { boundReaders } from './slow-readers.ts'
import { serializeRequests } from './concurrency.ts'
import { hasBody, readWhole } from './whole-body.ts'

type Listener = {
  atOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  onRefusal?: (method: string, path: string, status: number) => void
}

/** Milliseconds without a byte in either direction. */
const SILENCE_MS = 30_000
const REPORT_EVERY_MS = 10_000
const TOO_LARGE = {
  status: 413,
  message: 'The request is larger than 64 KB, which is all we accept.',
} as const
const TOO_LARGE_FILE = {
  status: 413,
  message: 'The file is too large. Go back and choose a smaller one.',
} as const
/** Uploads at a time; each takes a connection and a part of the disk. */
const MAX_UPLOADS = 6
const CROWDED = { status: 503, message: 'Please try again in a moment.' } as const

/** Limits connections, reads complete requests and queues them fairly; only photo routes read their own body, after authentication. */
export function openDoor(server: Server, proxies: Proxies, listener: Listener): void {
  const ended = countEnded(server)
  const paced = pace()
  const readers = boundReaders(server, () => ended('slowReaders'))
  let uploads = 0
  const { take, isBusy } = serializeRequests(begin, () => ended('crowded'))
  boundConnections(server, proxies, { isBusy, onRefused: () => ended('refused') })
  server.timeout = SILENCE_MS
  server.maxHeadersCount = MAX_HEADERS
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, take)

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    readers.begin(socket)
    response.once('close', () => readers.finish(socket))
    const refusal = checkRequest(request)
    if (refusal) return refuse(request, response, refusal)
    if (!hasBody(request) && listener.atOnce(request, response)) return relieve(socket)
    admit(request, response)
      .then(() => relieve(socket))
      .catch((error: unknown) => {
        log.error({ err: error }, 'unexpected error')
        socket.destroy()
      })
    return undefined
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    const { method = '', url = '', socket, headers } = request
    listener.onRefusal?.(method, url.split('?', 1)[0] ?? '', refusal.status)
    const isSecure = isByHttps(socket.remoteAddress, headers['x-forwarded-proto'], proxies)
    refuseRaw(request, response, { ...refusal, isSecure })
  }

  function relieve(socket: Socket): void {
    if (socket.writableLength > 0) readers.relieve()
  }

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasBody(request)) return enqueue(request, response)
    if (isUpload(request.method, request.url ?? '')) return admitUpload(request, response)
    const body = await readWhole(request, response)
    if (body === 'large') return refuse(request, response, TOO_LARGE)
    if (body === 'left') {
      return log.debug(
        { method: request.method, path: shortPath(request.url) },
        'left while sending',
      )
    }
    return enqueue(Object.assign(request, { rawBody: body }), response)
  }

  async function admitUpload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': length = '0', expect } = request.headers
    if (Number(length) > MAX_UPLOAD_BYTES) return refuse(request, response, TOO_LARGE_FILE)
    if (uploads >= MAX_UPLOADS) return refuse(request, response, CROWDED)
    uploads += 1
    response.once('close', () => (uploads -= 1))
    if (expect !== undefined) response.writeContinue()
    return enqueue(request, response)
  }

  async function enqueue(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket, headers } = request
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    const isBegun = await paced(visitorOf(socket.remoteAddress, forwardedFor, proxies))
    if (!isBegun) return refuse(request, response, CROWDED)
    if (!socket.destroyed) await listener.handle(request, response)
  }
}

function countEnded(server: Server) {
  const counts = new Map<string, number>()
  const clock = setInterval(() => {
    if (counts.size === 0) return
    log.warn(Object.fromEntries(counts), 'connections ended')
    counts.clear()
  }, REPORT_EVERY_MS).unref()
  server.once('close', () => clearInterval(clock))
  return (why: 'slowReaders' | 'crowded' | 'refused') => counts.set(why, (counts.get(why) ?? 0) + 1)
}
