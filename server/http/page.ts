import { config } from '#app/config/config.server.ts'
import { isReady } from '#server/observability/health.ts'
import { log, shortPath } from '#server/observability/log.ts'

import { busy } from './busy.ts'
import { DEADLINE_MS, withDeadline } from './deadline.ts'
import type { EdgeContext } from './edge.ts'
import { isForStaff, refuse } from './error-page.ts'
import { renderPage } from './render-page.ts'
import { isUpload, UPLOAD_MS } from './uploads.ts'

const LOOK_MS = 400
const MIN_TIMEOUT_MS = 1000
/** Milliseconds for a change: an earlier timeout would report a failure that succeeds. */
const CHANGE_MS = 60_000
// In development the first request compiles.
const TIMEOUT_MS = config.NODE_ENV === 'development' ? 60_000 : DEADLINE_MS

export const SORRY = 'Something went wrong on our side. Please try again in a minute.'
const SLOW = 'The page is taking too long. Please try again in a moment.'
const UNSURE = 'Something went wrong on our side. Check whether it was saved before you try again.'

export async function page(c: EdgeContext): Promise<Response> {
  const { nonce, requestId, arrivedAt } = c.env.visit
  // Waiting for a place does not count.
  const allowed = allowedMs(c.req.method, c.req.path)
  const timeoutMs = Math.max(MIN_TIMEOUT_MS, allowed - (performance.now() - arrivedAt))
  const isChange = allowed !== TIMEOUT_MS
  const response = await withDeadline(c.req.raw, timeoutMs, (request) =>
    renderPage(request, c, nonce),
  )
  if (!response) {
    log.warn({ requestId, path: shortPath(c.req.path) }, 'the answer took too long')
    return later(c, isChange ? UNSURE : SLOW)
  }
  if (response.status === 503 && response.body === null) return busy(c)
  if (response.status !== 500) return response
  const sorry = isChange && isForStaff(c.req.path) ? UNSURE : SORRY
  if (!(await isReady(LOOK_MS))) return later(c, sorry)
  // The router's last resort is an empty or bare text response.
  const isBare = !/html|json|script/.test(response.headers.get('Content-Type') ?? '')
  return isBare && c.req.method !== 'HEAD' ? refuse(c, 500, sorry) : response
}

function allowedMs(method: string, path: string): number {
  if (method === 'GET' || method === 'HEAD') return TIMEOUT_MS
  return isUpload(method, path) ? UPLOAD_MS : CHANGE_MS
}

function later(c: EdgeContext, why: string): Response {
  c.header('Retry-After', '10')
  return refuse(c, 503, why)
}
