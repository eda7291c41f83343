/** A flag in storage, so that a page without queued enquiries opens no database. */
export const WAITING = 'enquiry-waiting'

export function hasWaiting(): boolean {
  try {
    return WAITING in localStorage
  } catch {
    return false
  }
}
