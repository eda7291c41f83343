import { forgetCopy } from '#app/staff/sessions/forget-copy.ts'
import { announceSession } from '#app/staff/sessions/session-channel.ts'

import { fillPhone } from './remembered-phone.ts'

/** Clears the session storage and the device’s copy of the leads, and informs every tab (SPEC section 2). */
export function openLogin(): void {
  void forgetCopy()
  try {
    window.sessionStorage.clear()
  } catch {
    // Blocked storage has no entries.
  }
  announceSession('ended')
  fillPhone()
}
