import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { MAX_UPLOAD_BYTES } from '#app/media/photos/upload-size.server.ts'
import { refusalOf } from '#server/http/call-refusal.ts'
import { isForStaff, type errorPage } from '#server/http/error-page.ts'
import { contentPolicy } from '#server/http/headers/content-policy.ts'
import { PERMANENT, SECURE_ONLY } from '#server/http/headers/security-headers.ts'
import type { Proxies } from '#server/http/proxies.ts'
import { isByHttps, visitorOf } from '#server/http/request-info.ts'
import { isUpload } from '#server/http/uploads.ts'
import { log, shortPath } from '#server/observability/log.ts'

import { boundConnections } from './connections.ts'
import { rateLimit } from './rate-limit.ts'
import { checkRequest, MAX_HEADERS, type Refusal, METHODS } from './request-check.ts'
import { boundReaders } from './slow-readers.ts'
import { hasBody, readWhole, tooLarge } from './whole-body.ts'

type Listener = {
  answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Of the app, which knows the settings in force. */
  errorPage: typeof errorPage
  onRefusal?: (method: string, path: string, status: number) => void
}

/** Milliseconds without a byte in either direction. */
const SILENCE_MS = 30_000
const REPORT_EVERY_MS = 10_000
const TOO_LARGE_FILE = {
  status: 413,
  message: 'The file is too large. Go back and choose a smaller one.',
} as const
/** Uploads at a time; each takes a connection and a part of the disk. */
const MAX_UPLOADS = 6
const CROWDED = { status: 503, message: 'Please try again in a moment.' } as const

/** Limits connections, reads complete requests and queues them fairly; only photo routes read their own body, after authentication. */
export function enforceLimits(server: Server, proxies: Proxies, listener: Listener): void {
  const ended = countEnded(server)
  const isAdmitted = rateLimit()
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
    if (!hasBody(request) && listener.answerFromCache(request, response)) return relieve(socket)
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
    refuseRaw(request, response, { ...refusal, isSecure, errorPage: listener.errorPage })
  }

  function relieve(socket: Socket): void {
    if (socket.writableLength > 0) readers.relieve()
  }

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasBody(request)) return enqueue(request, response)
    if (isUpload(request.method, request.url ?? '')) return admitUpload(request, response)
    const body = await readWhole(request, response)
    if (body === 'large') return refuse(request, response, tooLarge(request.url))
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
    const isBegun = await isAdmitted(visitorOf(socket.remoteAddress, forwardedFor, proxies))
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

type Work = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers do not pipeline requests. */
const MAX_PIPELINED = 8

/** Answers a connection's requests one at a time, so that it never costs more than one response; ends it beyond the pipeline limit. */
function serializeRequests(work: Work, onCrowd: () => void) {
  const ahead = new WeakMap<Socket, (() => void)[]>()

  function begin(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : ahead.get(socket)?.shift()
      if (next) next()
      else ahead.delete(socket)
    })
    work(request, response)
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // The parser continues after the connection has ended.
    if (socket.destroyed || socket.writableEnded) return
    const pending = ahead.get(socket)
    if (!pending) {
      ahead.set(socket, [])
      begin(socket, request, response)
    } else if (pending.length < MAX_PIPELINED) {
      pending.push(() => begin(socket, request, response))
    } else {
      onCrowd()
      socket.destroy()
    }
  }

  return { take, isBusy: (socket: Socket) => ahead.has(socket) }
}

const LINGER_MS = 2000
/** Bytes of a refused body to drain. */
const MAX_DISCARDED_BYTES = 10 * 1024 * 1024

/** Refuses before the edge; ends the connection over an unread body, or a proxy would append its next request. `isSecure` means https. */
function refuseRaw(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    message,
    isSecure,
    errorPage: pageOf,
  }: Refusal & { isSecure: boolean } & Pick<Listener, 'errorPage'>,
): void {
  const { method, url = '/', socket } = request
  if (hasBody(request) && !request.complete) {
    response.shouldKeepAlive = false
    linger(socket, request)
  }
  const isCall = /^\/api\//i.test(url)
  const nonce = randomBytes(16).toString('base64')
  const body = isCall
    ? JSON.stringify(refusalOf(url, status, message))
    : pageOf(status, message, nonce, isForStaff(url))
  response.writeHead(status, {
    ...PERMANENT,
    ...(isSecure && SECURE_ONLY),
    ...(!isCall && { 'Content-Security-Policy': contentPolicy({ nonce }) }),
    ...(status === 405 && { Allow: METHODS }),
    ...(status === 503 && { 'Retry-After': '2' }),
    // RFC 9110, section 15.5.16.
    ...(status === 415 && { 'Accept-Encoding': 'identity' }),
    'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(method === 'HEAD' ? undefined : body)
  log.info({ method, path: shortPath(url.split('?', 1)[0]), status })
}

/** Closing over unread bytes resets the connection and loses the response, so the rest is drained. */
function linger(socket: IncomingMessage['socket'], request: IncomingMessage): void {
  const before = socket.bytesRead
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    request.on('data', () => {
      if (socket.bytesRead - before > MAX_DISCARDED_BYTES) socket.destroy()
    })
    socket.once('close', () => clearTimeout(timer))
  }
}
