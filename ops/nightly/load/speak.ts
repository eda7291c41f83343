import { connect, type Socket } from 'node:net'

import type { Target } from './target.ts'
import { nameOf } from './request.ts'

/** From a loopback address. Its end, for any reason, is 'close'. */
export function open(target: Target, from = '127.0.0.1'): Socket {
  const socket = connect({
    host: '127.0.0.1',
    port: target.port,
    localAddress: from,
    signal: target.signal,
  })
  socket.on('error', () => {})
  socket.setNoDelay(true)
  return socket
}

export function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

/** Sends these raw bytes on a new connection, and counts the statuses, or the timeout. */
export async function speak(
  target: Target,
  bytes: string | Buffer,
  { from, timeoutMs = 3000 }: { from?: string; timeoutMs?: number } = {},
): Promise<void> {
  const socket = open(target, from)
  let received = ''
  let failure: string | undefined
  socket.setEncoding('latin1')
  socket.once('error', (error) => (failure = nameOf(error)))
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  let quiet: NodeJS.Timeout | undefined
  socket.on('data', (text: string) => {
    received = (received + text).slice(0, 4096)
    clearTimeout(quiet)
    quiet = setTimeout(() => socket.destroy(), 100)
  })
  socket.write(bytes)
  await ended(socket)
  clearTimeout(timer)
  clearTimeout(quiet)
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (?<status>\d{3}) /gm)]
  for (const { groups } of statuses) target.count(groups?.['status'] ?? '')
  if (statuses.length === 0 && !target.signal.aborted) target.count(failure ?? 'no answer')
}
