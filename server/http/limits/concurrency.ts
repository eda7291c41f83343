import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Work = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers do not pipeline requests. */
const MAX_PIPELINED = 8

/** Answers a connection's requests one at a time, so that it never costs more than one response; ends it beyond the pipeline limit. */
export function serializeRequests(work: Work, onCrowd: () => void) {
  const ahead = new WeakMap<Socket, (() => void)[]>()

  function begin(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : ahead.get(socket)?.shift()
      if (next) next()
      else ahead.delete(socket)
    })
    work(request, response)
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // The parser continues after the connection has ended.
    if (socket.destroyed || socket.writableEnded) return
    const pending = ahead.get(socket)
    if (!pending) {
      ahead.set(socket, [])
      begin(socket, request, response)
    } else if (pending.length < MAX_PIPELINED) {
      pending.push(() => begin(socket, request, response))
    } else {
      onCrowd()
      socket.destroy()
    }
  }

  return { take, isBusy: (socket: Socket) => ahead.has(socket) }
}
