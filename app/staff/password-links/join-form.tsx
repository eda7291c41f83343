import { useRef, useState, type ComponentProps } from 'react'

import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'

export type JoinProps = {
  texts: Record<'phone' | 'password' | 'hint' | 'again' | 'go', string>
  phone: string
  /** For an account that the form makes: its name, and its phone can be typed. */
  owner?: { nameLabel: string; name: string; phoneHint: string } | undefined
  wrong: Partial<Record<'name' | 'phone' | 'password' | 'again', string>>
}

/** A plain form post; the script shows and suggests passwords. */
export function JoinForm({ texts, phone, owner, wrong }: JoinProps) {
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
      {owner === undefined ? (
        <TextLine
          id="phone"
          label={texts.phone}
          type="tel"
          autoComplete="username"
          value={phone}
          readOnly
        />
      ) : (
        <>
          <TextLine
            id="name"
            label={owner.nameLabel}
            fault={wrong.name}
            name="name"
            autoComplete="name"
            defaultValue={owner.name}
            required
          />
          <TextLine
            id="phone"
            label={texts.phone}
            hint={owner.phoneHint}
            fault={wrong.phone}
            name="phone"
            type="tel"
            autoComplete="username"
            defaultValue={phone}
            required
          />
        </>
      )}
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
      <TextLine
        ref={again}
        id="again"
        label={texts.again}
        fault={wrong.again}
        name="again"
        type="password"
        autoComplete="new-password"
        required
      />
      <button className="button button--wide login-action" type="submit" aria-disabled={isSending}>
        {texts.go}
      </button>
    </form>
  )
}

type TextLineProps = ComponentProps<'input'> & {
  id: string
  label: string
  hint?: string
  fault?: string | undefined
}

function TextLine({ id, label, hint, fault, ...input }: TextLineProps) {
  const [hintId, faultId] = [`${id}-hint`, `${id}-error`]
  const described = [hint && hintId, fault && faultId].filter(Boolean).join(' ')
  const Input = input.type === 'tel' && input.readOnly !== true ? PhoneInput : 'input'
  return (
    <div className={fieldClass(fault)}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={fault !== undefined}
        {...input}
      />
      {hint === undefined ? null : (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <Fault id={faultId} text={fault} />
    </div>
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
