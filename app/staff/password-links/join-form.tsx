import { useRef, useState } from 'react'

import { SecretField } from '#app/staff/password/secret-field.tsx'
import { joinTexts as texts } from '#app/strings/en/password-links.ts'
import { island } from '#app/ui/document/island.tsx'
import { Field } from '#app/ui/forms/field.tsx'

type Props = {
  phone: string
  isInvited: boolean
  wrong: { password?: string; again?: string }
}

/** A plain form post; the script shows and suggests passwords. */
export function JoinForm({ phone, isInvited, wrong }: Props) {
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
      <Field id="phone" label={texts.phone}>
        {(aria) => <input {...aria} type="tel" autoComplete="username" value={phone} readOnly />}
      </Field>
      <SecretField
        name="password"
        label={texts.password}
        kind="new-password"
        error={wrong.password}
        onSuggest={repeat}
      />
      <Field id="again" label={texts.again} error={wrong.again}>
        {(aria) => (
          <input
            {...aria}
            ref={again}
            name="again"
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <button className="button button--wide login-action" aria-disabled={isSending}>
        {isInvited ? texts.join : texts.save}
      </button>
    </form>
  )
}

export const JoinIsland = island({ name: 'join' }, JoinForm)
