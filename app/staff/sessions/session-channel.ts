export const SESSION_CHANNEL = 'desk-session'
const JUST_SIGNED_IN = 'desk-signed-in'

export function announceSession(event: 'began' | 'ended'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage(event)
  channel.close()
}

/** Remembers the login for the next page of this tab; blocked storage is no error. */
export function markSignedIn(): void {
  try {
    window.sessionStorage.setItem(JUST_SIGNED_IN, 'true')
  } catch {
    return
  }
}

/** Whether the page before was a successful login; true once. */
export function takeSignIn(): boolean {
  try {
    const hasSignedIn = window.sessionStorage.getItem(JUST_SIGNED_IN) !== null
    window.sessionStorage.removeItem(JUST_SIGNED_IN)
    return hasSignedIn
  } catch {
    return false
  }
}
