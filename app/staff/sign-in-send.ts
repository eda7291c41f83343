import { signInTexts } from '#app/desk-texts/en/sign-in.ts'

import { filledCredentials } from './sign-in.ts'

const SAID: Readonly<Record<number, string>> = {
  401: signInTexts.wrong,
  422: signInTexts.incomplete,
  429: signInTexts.wait,
}

/** Posts the login as the form does without script; answers what is wrong, undefined once signed in. */
export async function sendCredentials(form: FormData): Promise<string | undefined> {
  const given = filledCredentials(form.get('phone'), form.get('password'))
  if (!given) return signInTexts.incomplete
  try {
    const body = new URLSearchParams(given)
    // Only a login that went well leads anywhere else.
    const { type, status } = await fetch('/admin', { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect' ? undefined : (SAID[status] ?? signInTexts.unreachable)
  } catch {
    return signInTexts.unreachable
  }
}
