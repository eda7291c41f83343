import { watchCarrying } from './carry-picture.ts'
import { lookAhead } from './look-ahead.ts'

/** What makes going on to the next page quick and clear, once a page is touched. */
export function goOn(): Promise<void> {
  watchCarrying()
  return lookAhead()
}
