/** Says that enquiries wait in this browser, so that a page without any opens no database. */
const WAITING = 'enquiry-waiting'

/** The channel on which all pages of this browser hear what became of one. */
export const NEWS = 'enquiries'

/** Whether enquiries wait here for a connection; storage that is shut holds none. */
export function hasWaiting(): boolean {
  try {
    return WAITING in localStorage
  } catch {
    return false
  }
}

export function markWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(WAITING, '')
    else localStorage.removeItem(WAITING)
  } catch {
    return
  }
}
