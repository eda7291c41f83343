import type { Server } from 'node:http'

/**
 * Answers a switch: from then on every answer is the last one of its connection and says so
 * (`Connection: close`, RFC 9112, section 9.6), so that a proxy that keeps connections opens its next one
 * elsewhere instead of sending a request into one that is about to be closed.
 */
export function lastAnswers(server: Server): () => void {
  let isLast = false
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false
  })
  return () => {
    isLast = true
  }
}
