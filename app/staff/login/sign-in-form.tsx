import { useRef, useState, type SubmitEvent } from 'react'

import { JoinForm, type JoinProps } from '#app/staff/password-links/join-form.tsx'
import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { markSignedIn } from '#app/staff/sessions/session-channel.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { island } from '#app/ui/document/island.tsx'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { REMEMBER, rememberPhone } from './remembered-phone.ts'
import { withReturn } from './return-path.ts'
import { filledCredentials } from './sign-in.ts'

const MESSAGES: Readonly<Record<number, string>> = {
  401: signInTexts.wrong,
  422: signInTexts.incomplete,
  429: signInTexts.wait,
}

const TRY = 'desk-try=1'

type Props = {
  message?: string | undefined
  returnTo: string
}

/** Without script a page answers it with `message`; with script messages are toasts and the input stays (SPEC section 8). */
function SignInForm({ message, returnTo }: Props) {
  const action = withReturn('/admin', returnTo)
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [answered, setAnswered] = useState(message)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setAnswered(undefined)
    const form = new FormData(event.currentTarget)
    const wrong = await sendCredentials(form, action)
    if (wrong === undefined) {
      rememberPhone(form)
      markSignedIn()
      return window.location.replace(returnTo)
    }
    showToast({ id: 'sign-in', kind: 'error', text: wrong })
    isBusy.current = false
    setIsSending(false)
  }

  return (
    <form method="post" action={action} noValidate onSubmit={(event) => void onSubmit(event)}>
      <h1>{signInTexts.title}</h1>
      <p className="login-note">{signInTexts.note}</p>
      {answered === undefined ? null : (
        <p role="alert" className="login-error">
          {answered}
        </p>
      )}
      <div className="field">
        <label htmlFor="phone">{signInTexts.phone}</label>
        <input id="phone" name="phone" type="tel" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="password">{signInTexts.password}</label>
        <PasswordInput id="password" name="password" autoComplete="current-password" required />
      </div>
      <label className="login-remember needs-script">
        <input type="checkbox" name={REMEMBER} />
        {signInTexts.remember}
      </label>
      <button className="button button--wide login-action" type="submit" aria-disabled={isSending}>
        {signInTexts.go}
      </button>
      <p className="login-note login-forgot">{signInTexts.forgot}</p>
      <noscript>
        <p className="login-note">{signInTexts.needsCookies}</p>
      </noscript>
    </form>
  )
}

/** Also the form of a password link: another island would add to the script of every public page. */
export function LoginForm(props: Props | { join: JoinProps }) {
  return 'join' in props ? <JoinForm {...props.join} /> : <SignInForm {...props} />
}

export const LoginIsland = island({ name: 'sign-in' }, LoginForm)

/** Answers the error message; undefined after a successful login. */
async function sendCredentials(form: FormData, action: string): Promise<string | undefined> {
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
