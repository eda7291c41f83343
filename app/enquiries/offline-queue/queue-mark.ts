/** Says that enquiries wait in this browser, so that a page without any opens no database. */
export const WAITING = 'enquiry-waiting'

/** Whether enquiries wait here for a connection; storage that is shut holds none. */
export function hasWaiting(): boolean {
  try {
    return WAITING in localStorage
  } catch {
    return false
  }
}
