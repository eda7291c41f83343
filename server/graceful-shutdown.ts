import type { Server } from 'node:http'

/** Adds `Connection: close` (RFC 9112, section 9.6) to further responses, so that proxies open their next connection elsewhere. */
export function gracefulShutdown(server: Server): () => void {
  let isClosing = false
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false
  })
  return () => {
    isClosing = true
  }
}
