import type { IncomingMessage } from 'node:http'

import { contains, type Proxies } from '#server/http/proxies.ts'
import { forwardedOrigin } from '#server/http/request-info.ts'

import { isCampaignOnly } from './campaign-query.ts'

export type PlainRequest = {
  method: 'GET' | 'HEAD'
  path: string
  origin: string
  requestId: string | undefined
}

/** Undefined for any other request. */
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

function plainPath(target: string): string | undefined {
  const at = target.indexOf('?')
  if (at === -1) return target
  return isCampaignOnly(new URLSearchParams(target.slice(at))) ? target.slice(0, at) : undefined
}
