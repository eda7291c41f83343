import type { Entry } from '#ops/nightly/faults/history.ts'

import { checkHandOvers, checkLinks } from './leads.ts'
import { checkEnquiries } from './enquiries.ts'
import type { Found } from './final-state.ts'
import { checkMessages } from './messages.ts'
import { checkPhotos } from './photos.ts'
import { checkPublications } from './publications.ts'
import { checkPushes } from './pushes.ts'

/** Compares a history with the final state, a sentence for each fault: acknowledged exists once, refused never, unknown at most once. */
export function check(history: readonly Entry[], found: Found): string[] {
  return [
    ...checkEnquiries(history, found),
    ...checkLinks(history, found),
    ...checkHandOvers(history, found),
    ...checkMessages(found),
    ...checkPushes(found),
    ...checkPublications(history, found),
    ...checkPhotos(history, found),
    ...found.torn,
  ]
}
