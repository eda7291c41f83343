import type { IncomingMessage } from 'node:http'

import { contains, type Proxies } from '#server/http/proxies.ts'
import { forwardedOrigin } from '#server/http/request-info.ts'

import { isCampaignOnly } from './campaign-query.ts'

/** A request for the whole of something, by its path alone, as it can be read at a glance. */
export type PlainRequest = {
  method: 'GET' | 'HEAD'
  path: string
  /** The scheme and host that the visitor asked. */
  origin: string
  /** As a trusted proxy gave it. */
  requestId: string | undefined
}

/** Reads such a request; undefined for any other. */
export function readPlain(request: IncomingMessage, proxies: Proxies): PlainRequest | undefined {
  const { method, headers, socket, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined
  const path = plainPath(url)
  if (path === undefined) return undefined
  const origin = `http://${headers.host ?? ''}`
  if (!contains(proxies, socket.remoteAddress ?? '')) {
    return { method, path, origin, requestId: undefined }
  }
  const header = (name: string) => headers[name]?.toString()
  return {
    method,
    path,
    origin: URL.canParse(origin) ? forwardedOrigin(origin, header) : '',
    requestId: header('x-request-id'),
  }
}

/** The path of a target whose query no page answers to. */
function plainPath(target: string): string | undefined {
  const at = target.indexOf('?')
  if (at === -1) return target
  return isCampaignOnly(new URLSearchParams(target.slice(at))) ? target.slice(0, at) : undefined
}
