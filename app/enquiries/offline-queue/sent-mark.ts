/** Where the links are kept by which what this browser sent is withdrawn; absent where there are none. */
export const SENT = 'enquiries-sent'

/** Whether this browser keeps any; storage that is shut keeps none. */
export function hasSent(): boolean {
  try {
    return SENT in localStorage
  } catch {
    return false
  }
}
