import type { EdgeContext } from './edge.ts'
import { refuse } from './error-page.ts'

const RETRY_SECONDS = '20'

/** Says that more is asked for than can be made now, and when to ask again. */
export function busy(c: EdgeContext): Response {
  c.header('Retry-After', RETRY_SECONDS)
  return refuse(c, 503, 'The site is busy. Please try again in half a minute.')
}
