import { signInTexts } from '#app/strings/en/sign-in.ts'

import { filledCredentials } from './sign-in.ts'

const MESSAGES: Readonly<Record<number, string>> = {
  401: signInTexts.wrong,
  422: signInTexts.incomplete,
  429: signInTexts.wait,
}

const TRY = 'desk-try=1'

/** Answers the error message; undefined after a successful login. */
export async function sendCredentials(form: FormData, action: string): Promise<string | undefined> {
  const credentials = filledCredentials(form.get('phone'), form.get('password'))
  if (!credentials) return signInTexts.incomplete
  if (!keepsCookies()) return signInTexts.noCookies
  try {
    const body = new URLSearchParams(credentials)
    // Only a successful login redirects elsewhere.
    const { type, status } = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect' ? undefined : (MESSAGES[status] ?? signInTexts.unreachable)
  } catch {
    return signInTexts.unreachable
  }
}

/** Without cookies the login would return without a message. */
function keepsCookies(): boolean {
  try {
    document.cookie = `${TRY}; path=/; SameSite=Lax`
    const isStored = document.cookie.includes(TRY)
    document.cookie = `${TRY}; path=/; max-age=0`
    return isStored
  } catch {
    return false
  }
}
