import type { IncomingMessage, ServerResponse } from 'node:http'

import { isDelivery } from '#server/http/call-refusal.ts'

export const MAX_BODY_BYTES = 64 * 1024
/** A portal may send many leads at once. */
export const MAX_DELIVERY_BYTES = 256 * 1024
const MAX_PENDING_BYTES = 16 * 1024 * 1024

/** More chunks than any network makes of such a body; each costs work. */
const MAX_CHUNKS = 2048
const FIRST_BYTES = 1024
const TIMEOUT_MS = 30_000

const onTheWay = new Map<IncomingMessage, number>()
let pendingBytes = 0

/** Bytes that a request to this address may have. */
export function maxBodyOf(url = ''): number {
  return isDelivery(url) ? MAX_DELIVERY_BYTES : MAX_BODY_BYTES
}

/** The refusal of a longer one. */
export function tooLarge(url = '') {
  const kilobytes = maxBodyOf(url) / 1024
  const message = `The request is larger than ${kilobytes} KB, which is all we accept.`
  return { status: 413, message } as const
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Reads a body first, so that slow senders hold no place; ends tiny chunks, and bodies after `timeoutMs` milliseconds. */
export function readWhole(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer | 'large' | 'left'> {
  const { 'content-length': length = '0', expect } = request.headers
  const maxBytes = maxBodyOf(request.url)
  if (Number(length) > maxBytes) return Promise.resolve('large')
  // `Expect: 100-continue`: the client waits for permission.
  if (expect !== undefined) response.writeContinue()
  return new Promise((resolve) => {
    let body = Buffer.allocUnsafeSlow(FIRST_BYTES)
    let received = 0
    let pieces = 0
    const late = setTimeout(() => request.socket.destroy(), timeoutMs)
    const settle = (result: Buffer | 'large' | 'left') => {
      clearTimeout(late)
      forget(request)
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      resolve(result)
    }
    const onEnd = () => settle(body.subarray(0, received))
    const onClose = () => settle('left')
    const onData = (piece: Buffer) => {
      const end = received + piece.length
      pieces += 1
      if (end > maxBytes) return settle('large')
      if (pieces > MAX_CHUNKS) return request.socket.destroy()
      if (end > body.length) body = grown(body, end, maxBytes)
      piece.copy(body, received)
      received = end
      return reserve(request, body.length)
    }
    onTheWay.set(request, 0)
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

function grown(body: Buffer, length: number, maxBytes: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(length, body.length * 2)))
  body.copy(larger)
  return larger
}

function reserve(request: IncomingMessage, bytes: number): void {
  pendingBytes += bytes - (onTheWay.get(request) ?? 0)
  onTheWay.set(request, bytes)
  evict()
}

function evict(): void {
  for (const [request, bytes] of onTheWay) {
    if (pendingBytes <= MAX_PENDING_BYTES) return
    if (bytes === 0) continue
    forget(request)
    request.socket.destroy()
  }
}

function forget(request: IncomingMessage): void {
  pendingBytes -= onTheWay.get(request) ?? 0
  onTheWay.delete(request)
}
