import { matchRoutes } from 'react-router'

import { addresses, addressNames, type AddressName } from './addresses.ts'

const table = addressNames.map((name) => ({ name, path: addresses[name].path }))

const MAX_KNOWN = 500
const known = new Map<string, AddressName>()

/** The address of a path by the router's ranking; `unknown` where it is none. */
export function addressOf(path: string): AddressName {
  const before = known.get(path)
  if (before !== undefined) return before
  // The router ranks the whole table each time, which takes a millisecond; a request asks five times.
  const name = matchRoutes(table, path)?.at(-1)?.route.name ?? 'unknown'
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(path, name)
  return name
}

/** Whether search engines may index what a path shows, if anything. */
export function mayBeIndexed(path: string): boolean {
  return addresses[addressOf(path)].robots === 'index'
}
