import { matchRoutes } from 'react-router'

import { addresses, addressNames, type AddressName } from './addresses.ts'

const table = addressNames.map((name) => ({ name, path: addresses[name].path }))

/** Which address of the product a path is, as the router ranks them; what is none is `unknown`. */
export function addressOf(path: string): AddressName {
  return matchRoutes(table, path)?.at(-1)?.route.name ?? 'unknown'
}

/** Whether search engines may list what a path shows, if it shows anything. */
export function mayBeIndexed(path: string): boolean {
  return addresses[addressOf(path)].robots === 'index'
}
