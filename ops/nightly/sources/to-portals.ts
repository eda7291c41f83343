import { request } from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

// Stands before a site that the simulator starts (NODE_OPTIONS): what it asks over https goes to the
// simulator's portals, in plain text, with the host that was meant as a header.

type Options = { method?: string; headers?: Record<string, string> }

function toPortals(address: string | URL, { method, headers }: Options = {}) {
  const { host, pathname, search } = new URL(address)
  return request(`${process.env['PORTALS']}${pathname}${search}`, {
    ...(method !== undefined && { method }),
    headers: { ...headers, 'x-meant-for': host },
    agent: false,
  })
}

Reflect.set(https, 'request', toPortals)
syncBuiltinESMExports()
