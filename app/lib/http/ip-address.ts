import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** Every request of a connection asks for the same one. */
const read = new LRUCache<string, IpAddress>({
  max: 1000,
  memoMethod: (text) => ipaddr.process(text),
})

/** What an address says, an IPv4 address written as IPv6 being the former; undefined for what is none. */
export function readIpAddress(text: string): IpAddress | undefined {
  return isIP(text) === 0 ? undefined : read.memo(text)
}
