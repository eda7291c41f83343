import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { addressKey } from '#app/staff/login/address-key.ts'
import { contains, type Proxies } from '#server/http/proxies.ts'

/**
 * Open connections; `ever` holds for the proxies too. A carrier puts thousands of phones behind one
 * IPv4 address; a /64 is one home.
 */
export const MOST = { ever: 8000, all: 4000, ofIPv4: 1000, ofIPv6: 128 }

/**
 * Keeps the number of open connections bounded, in all and for one address. Beyond the bound an
 * idle one of the same address makes room, the one unused for longest first; where none is idle, the
 * new one is refused. Proxies of ours speak for many and are exempt.
 */
export function boundConnections(
  server: Server,
  proxies: Proxies,
  { isBusy, onRefused }: { isBusy: (socket: Socket) => boolean; onRefused: () => void },
) {
  /** Of each address, the one unused for longest first. */
  const open = new Map<string, Set<Socket>>()
  const keys = new WeakMap<Socket, string>()
  let count = 0
  let ever = 0

  server.on('connection', (socket: Socket) => {
    ever += 1
    socket.once('close', () => (ever -= 1))
    if (ever > MOST.ever) return refuse(socket)
    const address = socket.remoteAddress ?? ''
    if (contains(proxies, address)) return undefined
    const key = addressKey(address)
    const own = open.get(key) ?? new Set()
    const most = key.includes(':') ? MOST.ofIPv6 : MOST.ofIPv4
    if ((own.size >= most && !endIdle(own)) || (count >= MOST.all && !endOne(largest()))) {
      return refuse(socket)
    }
    keys.set(socket, key)
    open.set(key, own.add(socket))
    count += 1
    return socket.once('close', () => forget(socket))
  })
  // Whoever asks goes to the end of the row.
  server.on('request', ({ socket }: { socket: Socket }) => {
    const own = open.get(keys.get(socket) ?? '')
    if (own?.delete(socket)) own.add(socket)
  })

  function refuse(socket: Socket): void {
    onRefused()
    socket.destroy()
  }

  function endIdle(own: Set<Socket>): boolean {
    return end([...own].find((socket) => !isBusy(socket)))
  }

  /** Where all are busy, one of who holds most of them ends: nobody shuts the others out. */
  function endOne(own: Set<Socket>): boolean {
    return endIdle(own) || end([...own][0])
  }

  function end(socket: Socket | undefined): boolean {
    if (!socket) return false
    forget(socket)
    socket.destroy()
    return true
  }

  function largest(): Set<Socket> {
    return [...open.values()].reduce((most, own) => (own.size > most.size ? own : most), new Set())
  }

  function forget(socket: Socket): void {
    const key = keys.get(socket) ?? ''
    const own = open.get(key)
    if (!own?.delete(socket)) return
    count -= 1
    if (own.size === 0) open.delete(key)
  }
}
