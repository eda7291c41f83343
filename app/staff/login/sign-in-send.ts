import { signInTexts } from '#app/strings/en/sign-in.ts'

import { filledCredentials } from './sign-in.ts'

const SAID: Readonly<Record<number, string>> = {
  401: signInTexts.wrong,
  422: signInTexts.incomplete,
  429: signInTexts.wait,
}

const TRY = 'desk-try=1'

/** Posts the login as the form does without script; answers what is wrong, undefined once signed in. */
export async function sendCredentials(form: FormData, action: string): Promise<string | undefined> {
  const given = filledCredentials(form.get('phone'), form.get('password'))
  if (!given) return signInTexts.incomplete
  if (!keepsCookies()) return signInTexts.noCookies
  try {
    const body = new URLSearchParams(given)
    // Only a login that went well leads anywhere else.
    const { type, status } = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect' ? undefined : (SAID[status] ?? signInTexts.unreachable)
  } catch {
    return signInTexts.unreachable
  }
}

/** Whether this browser keeps what a login gives it; one that does not would be led back without a word. */
function keepsCookies(): boolean {
  try {
    document.cookie = `${TRY}; path=/; SameSite=Lax`
    const isKept = document.cookie.includes(TRY)
    document.cookie = `${TRY}; path=/; max-age=0`
    return isKept
  } catch {
    return false
  }
}
