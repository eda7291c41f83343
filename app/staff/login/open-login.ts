import { announceSession } from '#app/staff/sessions/session-channel.ts'

import { fillPhone } from './remembered-phone.ts'

/** Clears the session storage and informs every tab (SPEC section 2). */
export function openLogin(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    // Blocked storage has no entries.
  }
  announceSession('ended')
  fillPhone()
}
