import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

import { readIpAddress, type IpAddress } from '#app/lib/http/ip-address.ts'

export type Proxies = readonly [IpAddress, number][]

/** Addresses and CIDR ranges, separated by commas. Throws naming a wrong one. */
export function parseProxies(text: string): Proxies {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const range = rangeOf(entry)
      if (range) return range
      throw new Error(
        `The configuration is wrong:\n  TRUSTED_PROXIES "${entry}" is neither an address nor a range such as 10.0.0.0/8`,
      )
    })
}

function rangeOf(entry: string): [IpAddress, number] | undefined {
  const [address = '', bits, ...rest] = entry.split('/')
  if (isIP(address) === 0 || rest.length > 0) return undefined
  const start = ipaddr.process(address)
  const longest = start.kind() === 'ipv6' ? 128 : 32
  const size = bits === undefined ? longest : Number(bits)
  return /^\d+$/.test(bits ?? '0') && size <= longest ? [start, size] : undefined
}

export function contains(proxies: Proxies, address: string): boolean {
  const parsed = proxies.length > 0 && readIpAddress(address)
  if (!parsed) return false
  return proxies.some(
    ([start, size]) => parsed.kind() === start.kind() && parsed.match(start, size),
  )
}
