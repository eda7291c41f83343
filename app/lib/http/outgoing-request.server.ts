import { lookup } from 'node:dns/promises'
import { request as plainRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'
import pLimit from 'p-limit'

export const POST_TIMEOUT_MS = 10_000
/** Bytes; no honest answer is longer. */
const MAX_ANSWER = 64 * 1024

export class RefusedRequest extends Error {
  readonly code: 'private' | 'timeout' | 'stopped'
  constructor(code: RefusedRequest['code']) {
    super(code)
    this.code = code
  }
}

export type OutgoingRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: string | Uint8Array
  headers: Record<string, string>
  isPrivateAllowed: boolean
  /** Bytes of the answer to read for a person. */
  shownBytes?: number
}

export type RequestAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** The first `shownBytes` of it. */
  body: Buffer
}

/** Reads the whole answer, as receivers stop on a hang-up; checks the address on connect (DNS rebinding), and follows no redirect. Throws `RefusedRequest` or the error of the connection. */
export async function outgoingRequest(
  { url, method = 'POST', body = '', headers, isPrivateAllowed, shownBytes = 0 }: OutgoingRequest,
  signal?: AbortSignal,
): Promise<RequestAnswer> {
  const { protocol, hostname } = new URL(url)
  const guard = lookupGuard(hostname, isPrivateAllowed)
  const sent = (protocol === 'https:' ? secureRequest : plainRequest)(url, {
    method,
    headers: {
      ...headers,
      ...(method === 'POST' && { 'Content-Length': Buffer.byteLength(body) }),
    },
    agent: false,
    ...guard,
  })
  const timer = setTimeout(() => sent.destroy(new RefusedRequest('timeout')), POST_TIMEOUT_MS)
  const stop = () => sent.destroy(new RefusedRequest('stopped'))
  signal?.addEventListener('abort', stop)
  try {
    const answered = answerTo(sent, shownBytes)
    sent.end(body)
    return await answered
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function answerTo(sent: ClientRequest, shownBytes: number): Promise<RequestAnswer> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    // A protocol upgrade ends without an error.
    sent.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    sent.on('response', (response) => {
      const { headers, statusCode: status = 0 } = response
      const isAccepted = status >= 200 && status < 300
      // Of a failure, no more than is shown.
      const limit = isAccepted ? Math.max(MAX_ANSWER, shownBytes) : shownBytes
      const shown: Buffer[] = []
      let size = 0
      const end = () => {
        resolve({ status, headers, body: Buffer.concat(shown).subarray(0, shownBytes) })
        response.destroy()
      }
      response.on('error', isAccepted ? reject : end)
      if (limit === 0) return end()
      response.on('data', (chunk: Buffer) => {
        if (size < shownBytes) shown.push(chunk)
        size += chunk.length
        if (size > limit) end()
      })
      response.on('end', end)
    })
  })
}

/** An option of a connection to this host, by which it reaches no private address; throws `RefusedRequest` for such an address. */
export function lookupGuard(
  hostname: string,
  isPrivateAllowed: boolean,
): { lookup?: LookupFunction } {
  if (isPrivateAllowed) return {}
  const bare = hostname.replace(/^\[|\]$/g, '')
  // An IP address is never looked up, so the lookup cannot refuse it.
  if (isIP(bare) !== 0 && !isPublic(bare)) throw new RefusedRequest('private')
  return { lookup: publicLookup }
}

/** DNS lookups share libuv's four threads with passwords and files; silent name servers must not take all. */
const lookups = pLimit(2)

/** Refuses a name if any of its addresses is private. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookups(() => lookup(hostname, { ...options, all: true })).then(
    (addresses) => {
      const [first] = addresses
      if (!first) return callback(new Error('no address'), '', 0)
      if (!addresses.every(({ address }) => isPublic(address)))
        return callback(new RefusedRequest('private'), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    },
    (error: Error) => callback(error, '', 0),
  )
}

/** RFC 6890. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** The code of a failed connection, such as `ECONNREFUSED`. */
export function codeOf(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const code: unknown = inner instanceof Error ? Reflect.get(inner, 'code') : undefined
  return typeof code === 'string' ? code : 'unknown'
}
