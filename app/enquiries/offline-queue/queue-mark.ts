/** A flag in storage, so that a page without queued enquiries opens no database. */
export const QUEUE_FLAG = 'enquiry-waiting'

export function hasQueued(): boolean {
  try {
    return QUEUE_FLAG in localStorage
  } catch {
    return false
  }
}
