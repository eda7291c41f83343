import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { config } from '#app/config/config.server.ts'

import { log } from './log.ts'

/** Milliseconds. */
const SILENCE_MS = 10_000

/** GET /metrics at METRICS_PORT; its own port stays out of the site's proxy. */
export async function openMetrics(signal: AbortSignal): Promise<void> {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = config
  if (port === undefined) return
  // Metrics reveal the volume of business.
  const host = token === undefined ? '127.0.0.1' : undefined
  const { siteMetrics } = await import('./metrics.ts')
  const metrics = siteMetrics()
  const server = createServer((request, response) => {
    response.shouldKeepAlive = false
    if (!isKnown(request, token)) {
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be sent')
        response.writeHead(500).end()
      },
    )
  })
  server.timeout = SILENCE_MS
  server.maxConnections = 20
  server.on('error', (error) => log.error({ err: error }, 'The metrics port cannot be opened'))
  server.listen(port, host, () => log.info({ host, port }, 'Metrics are at /metrics'))
  server.unref()
  signal.addEventListener('abort', () => {
    server.close()
    server.closeAllConnections()
  })
}

function isKnown({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true
  const provided = /^Bearer (.{1,500})$/.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(provided), digest(token))
}

/** Equal lengths for a constant-time comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
