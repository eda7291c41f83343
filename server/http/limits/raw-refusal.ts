import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { errorPage, isForStaff } from '#server/http/error-page.ts'
import { contentPolicy, REPORTING } from '#server/http/headers/content-policy.ts'
import { PERMANENT, SECURE_ONLY } from '#server/http/headers/security-headers.ts'
import { log, shortPath } from '#server/observability/log.ts'

import { METHODS, type Refusal } from './request-check.ts'
import { hasBody } from './whole-body.ts'

const LINGER_MS = 2000
/** Bytes of a refused body to drain. */
const MAX_DISCARDED_BYTES = 10 * 1024 * 1024

/** Refuses before the edge; ends the connection over an unread body, or a proxy would append its next request. `isSecure` means https. */
export function refuseRaw(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, isSecure }: Refusal & { isSecure: boolean },
): void {
  const { method, url = '/', socket } = request
  if (hasBody(request) && !request.complete) {
    response.shouldKeepAlive = false
    linger(socket, request)
  }
  const isCall = /^\/api\//i.test(url)
  const nonce = randomBytes(16).toString('base64')
  const body = isCall
    ? JSON.stringify({ statusCode: String(status), message })
    : errorPage(status, message, nonce, isForStaff(url))
  response.writeHead(status, {
    ...PERMANENT,
    ...(isSecure && SECURE_ONLY),
    ...(!isCall && { 'Content-Security-Policy': contentPolicy({ nonce }), ...REPORTING }),
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
