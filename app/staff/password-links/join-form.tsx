import { useRef, useState } from 'react'

import { PasswordInput } from '#app/staff/password/password-input.tsx'

export type JoinProps = {
  texts: Record<'phone' | 'password' | 'hint' | 'again' | 'go', string>
  phone: string
  wrong: { password?: string; again?: string }
}

/** A plain form post; the script shows and suggests passwords. */
export function JoinForm({ texts, phone, wrong }: JoinProps) {
  const again = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)

  function repeat(password: string) {
    if (again.current) again.current.value = password
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => (isSending ? event.preventDefault() : setIsSending(true))}
    >
      <div className="field">
        <label htmlFor="phone">{texts.phone}</label>
        <input id="phone" type="tel" autoComplete="username" value={phone} readOnly />
      </div>
      <div className={fieldClass(wrong.password)}>
        <label htmlFor="password">{texts.password}</label>
        <PasswordInput
          id="password"
          name="password"
          autoComplete="new-password"
          aria-describedby={`password-hint${wrong.password === undefined ? '' : ' password-error'}`}
          aria-invalid={wrong.password !== undefined}
          onSuggest={repeat}
          required
        />
        <p className="hint" id="password-hint">
          {texts.hint}
        </p>
        <Fault id="password-error" text={wrong.password} />
      </div>
      <div className={fieldClass(wrong.again)}>
        <label htmlFor="again">{texts.again}</label>
        <input
          ref={again}
          id="again"
          name="again"
          type="password"
          autoComplete="new-password"
          aria-describedby={wrong.again === undefined ? undefined : 'again-error'}
          aria-invalid={wrong.again !== undefined}
          required
        />
        <Fault id="again-error" text={wrong.again} />
      </div>
      <button className="button button--wide login-action" aria-disabled={isSending}>
        {texts.go}
      </button>
    </form>
  )
}

function fieldClass(fault: string | undefined): string {
  return fault === undefined ? 'field' : 'field field--invalid'
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="error" id={id}>
      {text}
    </p>
  )
}
