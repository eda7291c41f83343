import { type Agent, type IncomingMessage, request } from 'node:http'

import type { Target } from './target.ts'

export type RequestParams = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** A loopback address. */
  from?: string
  /** Keeps connections; by default each request has its own. */
  agent?: Agent
  /** Leaves after this many bytes of the body. */
  leaveAfter?: number
}

const TIMEOUT_MS = 15_000

/** Never throws. */
export function sendRequest(
  target: Target,
  params: RequestParams,
): Promise<IncomingMessage | undefined> {
  const { path, method = 'GET', headers, body, from = '127.0.0.1', agent = false } = params
  return new Promise((resolve) => {
    let isSettled = false
    const settle = (what: number | string, response?: IncomingMessage) => {
      if (!isSettled && (!target.signal.aborted || response)) target.count(what)
      isSettled = true
      resolve(response)
    }
    const sent = request({
      host: '127.0.0.1',
      port: target.port,
      localAddress: from,
      path,
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Length': lengthOf(body) }) },
      agent,
      signal: target.signal,
    })
    const timer = setTimeout(() => sent.destroy(new Error('no answer in 15 s')), TIMEOUT_MS)
    sent.once('close', () => clearTimeout(timer))
    sent.once('error', (error) => settle(nameOf(error)))
    sent.once('response', (response) => {
      let length = 0
      const status = response.statusCode ?? 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.byteLength
        if (params.leaveAfter === undefined || length < params.leaveAfter) return
        settle('left half way', response)
        sent.destroy()
      })
      response.once('end', () => settle(status, response))
      response.once('error', (error) => settle(nameOf(error)))
    })
    sent.end(body)
  })
}

function lengthOf(body: string | Buffer): number {
  return Buffer.byteLength(body)
}

/** The system's error code, or a timeout. */
export function nameOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
