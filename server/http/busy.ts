import type { EdgeContext } from './edge.ts'
import { refuse } from './error-page.ts'

const RETRY_SECONDS = '20'

export function busy(c: EdgeContext): Response {
  c.header('Retry-After', RETRY_SECONDS)
  return refuse(c, 503, 'The site is busy. Please try again in half a minute.')
}
