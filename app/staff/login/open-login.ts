import { tellSession } from '#app/staff/sessions/session-news.ts'

import { fillPhone } from './remembered-phone.ts'

/** What opening the login does in the browser (SPEC section 2): its session storage is emptied, and every tab knows. */
export function openLogin(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage that is shut holds nothing.
  }
  tellSession('ended')
  fillPhone()
}
