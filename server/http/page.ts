import { config } from '#app/config/config.server.ts'
import { isReady } from '#server/observability/health.ts'
import { log, shortPath } from '#server/observability/log.ts'

import { busy } from './busy.ts'
import { DEADLINE_MS, withDeadline } from './deadline.ts'
import type { EdgeContext } from './edge.ts'
import { isForStaff, refuse } from './error-page.ts'
import { renderPage } from './render-page.ts'
import { isUpload, UPLOAD_MS } from './uploads.ts'

/** Milliseconds to find out whether what failed did so because the database is away. */
const LOOK_MS = 400
/** Milliseconds that an answer has in any case. */
const LEAST_MS = 1000
/** Milliseconds that a change has: cut off sooner, it would be done although the answer says that it failed. */
const CHANGE_MS = 60_000
// The first visit while developing compiles what it shows.
const PATIENCE = config.NODE_ENV === 'development' ? 60_000 : DEADLINE_MS

export const SORRY = 'Something went wrong on our side. Please try again in a minute.'
const SLOW = 'The page is taking too long. Please try again in a moment.'
/** Of a change that may have been made. */
const UNSURE = 'Something went wrong on our side. Check whether it was saved before you try again.'

/** What the routes answer, in time; where they cannot, why not and when to come again. */
export async function page(c: EdgeContext): Promise<Response> {
  const { nonce, requestId, arrivedAt } = c.env.visit
  // Whoever has waited for a place has waited.
  const allowed = allowedMs(c.req.method, c.req.path)
  const patience = Math.max(LEAST_MS, allowed - (performance.now() - arrivedAt))
  const isChange = allowed !== PATIENCE
  const response = await withDeadline(c.req.raw, patience, (request) =>
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
  // The router's last resort is an empty or bare text answer.
  const isBare = !/html|json|script/.test(response.headers.get('Content-Type') ?? '')
  return isBare && c.req.method !== 'HEAD' ? refuse(c, 500, sorry) : response
}

function allowedMs(method: string, path: string): number {
  if (method === 'GET' || method === 'HEAD') return PATIENCE
  return isUpload(method, path) ? UPLOAD_MS : CHANGE_MS
}

function later(c: EdgeContext, why: string): Response {
  c.header('Retry-After', '10')
  return refuse(c, 503, why)
}
