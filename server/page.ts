import { config } from '#app/config.server.ts'

import { busy } from './busy.ts'
import { DEADLINE_MS, withDeadline } from './deadline.ts'
import type { EdgeContext } from './edge.ts'
import { refuse } from './error-page.ts'
import { isReady } from './health.ts'
import { log, shortPath } from './log.ts'
import { renderPage } from './render-page.ts'
import { isUpload, UPLOAD_MS } from './uploads.ts'

/** Milliseconds to find out whether what failed did so because the database is away. */
const LOOK_MS = 400
/** Milliseconds that an answer has in any case. */
const LEAST_MS = 1000
// The first visit while developing compiles what it shows.
const PATIENCE = config.NODE_ENV === 'development' ? 60_000 : DEADLINE_MS

export const SORRY = 'Something went wrong on our side. Please try again in a minute.'

/** What the routes answer, in time; where they cannot, why not and when to come again. */
export async function page(c: EdgeContext): Promise<Response> {
  const { nonce, requestId, arrivedAt } = c.env.visit
  // Whoever has waited for a place has waited.
  const allowed = isUpload(c.req.method, c.req.path) ? UPLOAD_MS : PATIENCE
  const patience = Math.max(LEAST_MS, allowed - (performance.now() - arrivedAt))
  const response = await withDeadline(c.req.raw, patience, (request) =>
    renderPage(request, c, nonce),
  )
  if (!response) {
    log.warn({ requestId, path: shortPath(c.req.path) }, 'the answer took too long')
    return later(c, 'This takes longer than it should. Please try again in a moment.')
  }
  if (response.status === 503 && response.body === null) return busy(c)
  if (response.status !== 500) return response
  if (!(await isReady(LOOK_MS))) return later(c, SORRY)
  // The router's last resort is an empty or bare text answer.
  const isBare = !/html|json|script/.test(response.headers.get('Content-Type') ?? '')
  return isBare && c.req.method !== 'HEAD' ? refuse(c, 500, SORRY) : response
}

function later(c: EdgeContext, why: string): Response {
  c.header('Retry-After', '10')
  return refuse(c, 503, why)
}
