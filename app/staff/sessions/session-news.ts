export const SESSION_CHANNEL = 'desk-session'
const JUST_SIGNED_IN = 'desk-signed-in'

/** Tells every tab of this browser, this one too, that its session began or has ended. */
export function tellSession(news: 'began' | 'ended'): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Remembers for the next page of this tab that the login went well. Storage that is shut is no error. */
export function noteSignIn(): void {
  try {
    window.sessionStorage.setItem(JUST_SIGNED_IN, 'true')
  } catch {
    return
  }
}

/** Whether the page before was a login that went well; true once. */
export function takeSignIn(): boolean {
  try {
    const isNoted = window.sessionStorage.getItem(JUST_SIGNED_IN) !== null
    window.sessionStorage.removeItem(JUST_SIGNED_IN)
    return isNoted
  } catch {
    return false
  }
}
