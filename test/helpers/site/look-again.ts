import { vi } from 'vitest'

/** A running site looks at its list of photos at most every two seconds. */
const NOTICED_MS = 2100

const now = performance.now.bind(performance)
let ahead = 0

/** Has the site that answers in this very process look at its photos with the next request: for it, time has passed. */
export function lookAgain(): void {
  ahead += NOTICED_MS
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
}
