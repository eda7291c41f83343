import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Work = (request: IncomingMessage, response: ServerResponse) => void

/** More than any client sends ahead; a browser sends nothing ahead at all. */
const MOST_AHEAD = 8

/**
 * Answers a connection's requests one after the other: the next is begun when the system has taken
 * the whole answer before it, so that one connection never costs more than one answer. A connection
 * that sends more than eight requests ahead is ended.
 */
export function turns(work: Work, onCrowd: () => void) {
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
    // What is parsed after the end of its connection is nobody's request.
    if (socket.destroyed || socket.writableEnded) return
    const waiting = ahead.get(socket)
    if (!waiting) {
      ahead.set(socket, [])
      begin(socket, request, response)
    } else if (waiting.length < MOST_AHEAD) {
      waiting.push(() => begin(socket, request, response))
    } else {
      onCrowd()
      socket.destroy()
    }
  }

  return { take, isBusy: (socket: Socket) => ahead.has(socket) }
}
