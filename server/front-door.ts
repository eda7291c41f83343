import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'

import { boundConnections } from './connections.ts'
import { log, shortPath } from './log.ts'
import { refuseRaw } from './raw-refusal.ts'
import { checkRequest } from './request-check.ts'
import { boundReaders } from './slow-readers.ts'
import { turns } from './turns.ts'
import { hasBody, readWhole } from './whole-body.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Without a byte in either direction. */
const SILENCE_MS = 30_000
const TELL_EVERY_MS = 10_000
const TOO_LARGE = {
  status: 413,
  message: 'The request is larger than 64 KB, which is all we accept.',
} as const

/**
 * Stands between the network and the site: a bounded number of connections, one request at a time
 * on each, wholly here before anybody works on it; what is malformed, too long or too large is
 * refused; who reads or sends nothing is ended.
 */
export function openDoor(server: Server, proxies: BlockList, listener: Listener): void {
  const ended = countEnded(server)
  const readers = boundReaders(server, () => ended('slowReaders'))
  const { take, isBusy } = turns(begin, () => ended('crowded'))
  boundConnections(server, proxies, { isBusy, onRefused: () => ended('refused') })
  server.timeout = SILENCE_MS
  server.on('request', take)
  server.on('checkContinue', take)

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    readers.begin(socket)
    response.once('close', () => readers.finish(socket))
    admit(request, response)
      .then(() => readers.relieve())
      .catch((error: unknown) => {
        log.error({ err: error }, 'unexpected error')
        socket.destroy()
      })
  }

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = checkRequest(request)
    if (refusal) return refuseRaw(request, response, refusal)
    if (!hasBody(request)) return listener(request, response)
    const body = await readWhole(request, response)
    if (body === 'large') return refuseRaw(request, response, TOO_LARGE)
    if (body === 'left') {
      return log.debug(
        { method: request.method, path: shortPath(request.url) },
        'left while sending',
      )
    }
    // The listener's own door for a body that somebody has read already.
    return listener(Object.assign(request, { rawBody: body }), response)
  }
}

/** Tells in one line now and then how many connections were ended, however many there are. */
function countEnded(server: Server) {
  const counts = new Map<string, number>()
  const clock = setInterval(() => {
    if (counts.size === 0) return
    log.warn(Object.fromEntries(counts), 'connections ended')
    counts.clear()
  }, TELL_EVERY_MS).unref()
  server.once('close', () => clearInterval(clock))
  return (why: 'slowReaders' | 'crowded' | 'refused') => counts.set(why, (counts.get(why) ?? 0) + 1)
}
