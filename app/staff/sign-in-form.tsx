import { useRef, useState, type SubmitEvent } from 'react'

import { signInTexts } from '#app/desk-texts/en/sign-in.ts'
import { island } from '#app/ui/island.tsx'
import { showToast } from '#app/ui/toast.tsx'

import { noteSignIn } from './session-news.ts'
import { sendCredentials } from './sign-in-send.ts'

/**
 * The login. Without script a page answers it, with what was wrong as `message`; with script every
 * message is a toast, and what was typed stays (SPEC section 8).
 */
export function SignInForm({ message }: { message?: string | undefined }) {
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [answered, setAnswered] = useState(message)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setAnswered(undefined)
    const wrong = await sendCredentials(new FormData(event.currentTarget))
    if (wrong === undefined) {
      noteSignIn()
      return window.location.replace('/dashboard')
    }
    showToast({ id: 'sign-in', kind: 'error', text: wrong })
    isBusy.current = false
    setIsSending(false)
  }

  return (
    <form method="post" action="/admin" noValidate onSubmit={(event) => void onSubmit(event)}>
      <h1>{signInTexts.title}</h1>
      <p className="login-note">{signInTexts.note}</p>
      {answered === undefined ? null : (
        <p role="alert" className="login-err">
          {answered}
        </p>
      )}
      <div className="field">
        <label htmlFor="phone">{signInTexts.phone}</label>
        <input id="phone" name="phone" type="tel" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="password">{signInTexts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <button className="button button--wide login-go" aria-disabled={isSending}>
        {signInTexts.go}
      </button>
    </form>
  )
}

export const SignInIsland = island({ name: 'sign-in' }, SignInForm)
