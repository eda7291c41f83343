import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { FuzzRequest } from './requests.ts'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  bytes: number
  /** Until the last byte. */
  durationMs: number
}

export const TIMEOUT_MS = 20_000
/** A list of leads and a brochure are far smaller. */
const MAX_BYTES = 20_000_000

/** Sends it unchanged; rejects without a complete answer. */
export function send(
  base: URL,
  { method, path, headers, body }: FuzzRequest,
  more: Record<string, string>,
): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({
      host: base.hostname,
      port: base.port,
      method,
      path,
      headers: {
        ...headers,
        ...more,
        ...(body && { 'Content-Length': body.bytes.byteLength }),
        ...(body?.type !== undefined && { 'Content-Type': body.type }),
      },
      agent: false,
    })
    const timer = setTimeout(() => sent.destroy(new Error('no whole answer in time')), TIMEOUT_MS)
    sent.once('close', () => clearTimeout(timer))
    sent.once('error', reject)
    sent.once('response', (response) => {
      const parts: Buffer[] = []
      let length = 0
      const settle = () => {
        const { statusCode: status = 0, headers: responseHeaders } = response
        const whole = Buffer.concat(parts)
        const text = textOf(
          whole,
          responseHeaders['content-type'],
          responseHeaders['content-encoding'],
        )
        const durationMs = performance.now() - started
        resolve({ status, headers: responseHeaders, text, bytes: whole.byteLength, durationMs })
      }
      response.on('error', reject)
      // An event stream has no end.
      if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
        settle()
        sent.destroy()
        return
      }
      response.on('data', (part: Buffer) => {
        length += part.byteLength
        if (length > MAX_BYTES) sent.destroy(new Error('an answer without an end'))
        parts.push(part)
      })
      response.once('end', settle)
    })
    sent.end(body?.bytes)
  })
}

/** Empty for pictures and workbooks. */
function textOf(bytes: Buffer, type = '', encoding: string | undefined): string {
  if (bytes.byteLength === 0 || !/^text\/|json|xml|javascript|csv|calendar/.test(type)) return ''
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === undefined ? bytes.toString() : ''
}
