import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'
import pLimit from 'p-limit'

import type { SendResult } from '#app/notifications/deliveries.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'

const TIMEOUT_MS = 10_000
/** Bytes; no honest answer is longer. */
const MAX_ANSWER = 64 * 1024

const reasons = {
  private: failureTexts.privateAddress,
  timeout: failureTexts.tooLong(TIMEOUT_MS / 1000),
  stopped: failureTexts.stopped,
} as const

class Refused extends Error {
  readonly code: keyof typeof reasons
  constructor(code: keyof typeof reasons) {
    super(reasons[code])
    this.code = code
  }
}

export type WebhookCall = {
  url: string
  body: string
  headers: Record<string, string>
  isPrivateAllowed: boolean
}

/** Reads the whole answer, as receivers stop on a hang-up; checks the address on connect (DNS rebinding). */
export async function sendWebhook(call: WebhookCall, signal: AbortSignal): Promise<SendResult> {
  try {
    return resultOf(await post(call, signal))
  } catch (error) {
    if (error instanceof Refused) return { kind: 'later', reason: error.message, code: error.code }
    const code = codeOf(error)
    return { kind: 'later', reason: failureTexts.unreachable(code), code }
  }
}

async function post(
  { url, body, headers, isPrivateAllowed }: WebhookCall,
  signal: AbortSignal,
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  const bare = hostname.replace(/^\[|\]$/g, '')
  // An IP address is never looked up, so the lookup cannot refuse it.
  if (!isPrivateAllowed && isIP(bare) !== 0 && !isPublic(bare)) throw new Refused('private')
  const sent = (protocol === 'https:' ? secureRequest : plainRequest)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    ...(!isPrivateAllowed && { lookup: publicLookup }),
  })
  const timer = setTimeout(() => sent.destroy(new Refused('timeout')), TIMEOUT_MS)
  const stop = () => sent.destroy(new Refused('stopped'))
  signal.addEventListener('abort', stop)
  try {
    return await new Promise((resolve, reject) => {
      sent.on('error', reject)
      // A protocol upgrade ends without an error.
      sent.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0
        const end = () => {
          resolve(status)
          response.destroy()
        }
        if (status < 200 || status >= 300) return end()
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_ANSWER) end()
        })
        response.on('end', end)
        response.on('error', reject)
      })
      sent.end(body)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
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
        return callback(new Refused('private'), '', 0)
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

function resultOf(status: number): SendResult {
  const code = `answered ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 410) return { kind: 'never', reason: failureTexts.gone, code }
  if (status >= 300 && status < 400)
    return { kind: 'later', reason: failureTexts.ledOn(status), code }
  return { kind: 'later', reason: failureTexts.answered(status), code }
}

function codeOf(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const code: unknown = inner instanceof Error ? Reflect.get(inner, 'code') : undefined
  return typeof code === 'string' ? code : 'unknown'
}
