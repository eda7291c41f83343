import { matchRoutes } from 'react-router'

import { addresses, addressNames, type AddressName } from './addresses.ts'

const table = addressNames.map((name) => ({ name, path: addresses[name].path }))

/** The address of a path by the router's ranking; `unknown` where it is none. */
export function addressOf(path: string): AddressName {
  return matchRoutes(table, path)?.at(-1)?.route.name ?? 'unknown'
}

/** Whether search engines may index what a path shows, if anything. */
export function mayBeIndexed(path: string): boolean {
  return addresses[addressOf(path)].robots === 'index'
}
