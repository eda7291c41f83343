/** Also in public/desk-worker.js, which serves the copy. */
export const COPY = 'dashboard-leads'
/** Whose the copy is, and since when. */
export const COPY_MARK = 'dashboard-copy'

let times = 0

/** At a sign-out, at the end of the session, and at the login. */
export async function forgetCopy(): Promise<void> {
  times += 1
  try {
    window.localStorage.removeItem(COPY_MARK)
    await window.caches.delete(COPY)
  } catch {
    // Blocked storage keeps nothing.
  }
}

/** A copy that is being made meanwhile is not kept. */
export function timesForgotten(): number {
  return times
}
