import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

const read = new LRUCache<string, IpAddress>({
  max: 1000,
  memoMethod: (text) => ipaddr.process(text),
})

/** An IPv4-mapped address becomes IPv4; undefined for anything else. */
export function readIpAddress(text: string): IpAddress | undefined {
  return isIP(text) === 0 ? undefined : read.memo(text)
}
