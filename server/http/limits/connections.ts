import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { addressKey } from '#app/staff/login/address-key.ts'
import { contains, type Proxies } from '#server/http/proxies.ts'

/** `ever` includes proxies. A carrier shares one IPv4 address among thousands of phones; a /64 is one home. */
export const LIMITS = { ever: 8000, all: 4000, ofIPv4: 1000, ofIPv6: 128 }

/** Limits connections in all and per address: the longest idle one of the address makes room. Trusted proxies are exempt. */
export function boundConnections(
  server: Server,
  proxies: Proxies,
  { isBusy, onRefused }: { isBusy: (socket: Socket) => boolean; onRefused: () => void },
) {
  const open = new Map<string, Set<Socket>>()
  const keys = new WeakMap<Socket, string>()
  let count = 0
  let ever = 0

  server.on('connection', (socket: Socket) => {
    ever += 1
    socket.once('close', () => (ever -= 1))
    if (ever > LIMITS.ever) return refuse(socket)
    const address = socket.remoteAddress ?? ''
    if (contains(proxies, address)) return undefined
    const key = addressKey(address)
    const own = open.get(key) ?? new Set()
    const limit = key.includes(':') ? LIMITS.ofIPv6 : LIMITS.ofIPv4
    if ((own.size >= limit && !endIdle(own)) || (count >= LIMITS.all && !endOne(largest()))) {
      return refuse(socket)
    }
    keys.set(socket, key)
    open.set(key, own.add(socket))
    count += 1
    return socket.once('close', () => forget(socket))
  })
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

  /** Ends a busy connection of the largest holder, so that no address shuts others out. */
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
    return [...open.values()].reduce((max, own) => (own.size > max.size ? own : max), new Set())
  }

  function forget(socket: Socket): void {
    const key = keys.get(socket) ?? ''
    const own = open.get(key)
    if (!own?.delete(socket)) return
    count -= 1
    if (own.size === 0) open.delete(key)
  }
}
