import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const POLL_EVERY_MS = 1000
const BOUNDS = {
  /** Milliseconds for an unread response, plus its bytes at the slowest rate. */
  timeoutMs: 15_000,
  slowestBytesPerMs: 4,
  maxPendingBytes: 64 * 1024 * 1024,
}

type Reading = { bytesBefore: number; slowMs: number }

/** Ends nearly idle readers; above the memory limit the longest-running one goes first. */
export function boundReaders(server: Server, onSlow: () => void, bounds = BOUNDS) {
  const reading = new Map<Socket, Reading>()
  const clock = setInterval(look, POLL_EVERY_MS).unref()
  server.once('close', () => clearInterval(clock))

  function begin(socket: Socket): void {
    reading.delete(socket)
    reading.set(socket, { bytesBefore: socket.bytesWritten, slowMs: 0 })
  }

  function look(): void {
    for (const [socket, { bytesBefore, slowMs }] of reading) {
      if (socket.writableLength === 0) continue
      const waited = slowMs + POLL_EVERY_MS
      const sent = socket.bytesWritten - bytesBefore
      reading.set(socket, { bytesBefore, slowMs: waited })
      if (waited > bounds.timeoutMs + sent / bounds.slowestBytesPerMs) end(socket)
    }
    relieve()
  }

  /** Checked at each response, because a second is long in a flood. */
  function relieve(): void {
    const unread = [...reading.keys()].filter((socket) => socket.writableLength > 0)
    let pendingBytes = unread.reduce((sum, socket) => sum + socket.writableLength, 0)
    for (const socket of unread.slice(0, -1)) {
      if (pendingBytes <= bounds.maxPendingBytes) return
      pendingBytes -= socket.writableLength
      end(socket)
    }
  }

  function end(socket: Socket): void {
    onSlow()
    reading.delete(socket)
    socket.destroy()
  }

  return { begin, finish: (socket: Socket) => reading.delete(socket), relieve }
}
