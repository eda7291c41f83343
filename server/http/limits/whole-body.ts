import type { IncomingMessage, ServerResponse } from 'node:http'

export const MOST_BODY_BYTES = 64 * 1024
const MOST_WAITING_BYTES = 16 * 1024 * 1024

/** More chunks than any network makes of such a body; each costs work. */
const MOST_PIECES = 2048
const FIRST_BYTES = 1024
const PATIENCE_MS = 30_000

const onTheWay = new Map<IncomingMessage, number>()
let waitingBytes = 0

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Reads a body first, so that slow senders hold no place; ends tiny chunks, and bodies after `patience` milliseconds. */
export function readWhole(
  request: IncomingMessage,
  response: ServerResponse,
  patience = PATIENCE_MS,
): Promise<Buffer | 'large' | 'left'> {
  const { 'content-length': length = '0', expect } = request.headers
  if (Number(length) > MOST_BODY_BYTES) return Promise.resolve('large')
  // `Expect: 100-continue`: the client waits for permission.
  if (expect !== undefined) response.writeContinue()
  return new Promise((resolve) => {
    let body = Buffer.allocUnsafeSlow(FIRST_BYTES)
    let received = 0
    let pieces = 0
    const late = setTimeout(() => request.socket.destroy(), patience)
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
      if (end > MOST_BODY_BYTES) return settle('large')
      if (pieces > MOST_PIECES) return request.socket.destroy()
      if (end > body.length) body = grown(body, end)
      piece.copy(body, received)
      received = end
      return hold(request, body.length)
    }
    onTheWay.set(request, 0)
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

function grown(body: Buffer, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(
    Math.min(MOST_BODY_BYTES, Math.max(length, body.length * 2)),
  )
  body.copy(larger)
  return larger
}

function hold(request: IncomingMessage, bytes: number): void {
  waitingBytes += bytes - (onTheWay.get(request) ?? 0)
  onTheWay.set(request, bytes)
  giveWay()
}

function giveWay(): void {
  for (const [request, bytes] of onTheWay) {
    if (waitingBytes <= MOST_WAITING_BYTES) return
    if (bytes === 0) continue
    forget(request)
    request.socket.destroy()
  }
}

function forget(request: IncomingMessage): void {
  waitingBytes -= onTheWay.get(request) ?? 0
  onTheWay.delete(request)
}
