import type { Server } from 'node:http'

/** Adds `Connection: close` (RFC 9112, section 9.6) to further responses, so that proxies open their next connection elsewhere. */
export function lastAnswers(server: Server): () => void {
  let isLast = false
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false
  })
  return () => {
    isLast = true
  }
}
