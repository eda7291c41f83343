import type { IncomingMessage, ServerResponse } from 'node:http'

/** The most that a request may send: in bytes. */
export const MOST_BODY_BYTES = 64 * 1024
/** All bodies together that are still on their way; the one on its way for longest gives way. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024

const onTheWay = new Map<IncomingMessage, number>()
let waitingBytes = 0

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Reads a request to its end before anybody works on it, so that slow senders hold no place and what
 * is answered is always wholly read. Answers 'large' as soon as it is, 'left' when the sender leaves.
 */
export function readWhole(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | 'large' | 'left'> {
  const { 'content-length': length = '0', expect } = request.headers
  if (Number(length) > MOST_BODY_BYTES) return Promise.resolve('large')
  // Whoever asks before sending is told to send only what will be read.
  if (expect !== undefined) response.writeContinue()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let received = 0
    const settle = (result: Buffer | 'large' | 'left') => {
      forget(request)
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      resolve(result)
    }
    const onEnd = () => settle(Buffer.concat(chunks))
    const onClose = () => settle('left')
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (received > MOST_BODY_BYTES) return settle('large')
      chunks.push(chunk)
      onTheWay.set(request, received)
      waitingBytes += chunk.length
      return giveWay()
    }
    onTheWay.set(request, 0)
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
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
