import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Bytes of a path, and of the target: advertisements have long queries. */
const MAX_PATH = 2048
const MAX_TARGET = 8192
export const MAX_HEADERS = 100

export const METHODS = 'GET, HEAD, POST, OPTIONS'

export type Refusal = { status: 400 | 405 | 413 | 414 | 415 | 417 | 431 | 503; message: string }

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

export function checkRequest(request: RequestHead): Refusal | undefined {
  const { method, url = '', headers, rawHeaders } = request
  if (url.length > MAX_TARGET || pathLength(url) > MAX_PATH) {
    return { status: 414, message: 'The address is too long.' }
  }
  // Node stops here, and would overlook further headers.
  if (rawHeaders.length >= 2 * MAX_HEADERS) {
    return { status: 431, message: 'The request has too many headers.' }
  }
  const unknown = checkHeaders(headers)
  if (unknown) return unknown
  if (hostsIn(rawHeaders) > 1) {
    return { status: 400, message: 'The request names more than one host.' }
  }
  if (!isAddress(url, headers.host ?? 'localhost')) {
    return { status: 400, message: 'The request has an address that we cannot read.' }
  }
  if (method === 'TRACE') return { status: 405, message: 'TRACE is not allowed here.' }
  return undefined
}

function checkHeaders(headers: IncomingHttpHeaders): Refusal | undefined {
  if (headers.expect && !/^100-continue$/i.test(headers.expect)) {
    return { status: 417, message: 'We only support the expectation 100-continue.' }
  }
  // The server does not decompress bodies, so their size limit holds.
  if (headers['content-encoding'] && !/^identity$/i.test(headers['content-encoding'])) {
    return { status: 415, message: 'Send the body without a content encoding.' }
  }
  return undefined
}

/** A path, or an absolute address of this host (RFC 9112, section 3.2.2) without a password. */
function isAddress(target: string, host: string): boolean {
  if (host.includes('@')) return false
  if (SIMPLE_PATH.test(target) && SIMPLE_HOST.test(host)) return true
  const address = URL.parse(target.startsWith('/') ? `http://${host}${target}` : target)
  if (!address || !/^https?:$/.test(address.protocol)) return false
  return address.username === '' && address.password === ''
}

/** A fast path: parsing an address costs more than all other checks. */
const SIMPLE_PATH = /^\/(?!\/)[\w/.-]*$/
const SIMPLE_HOST = /^(?!.*xn--)[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)*(?::\d{1,4})?$/i

function pathLength(url: string): number {
  const at = url.indexOf('?')
  return at === -1 ? url.length : at
}

function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
