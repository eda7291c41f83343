import { passwordLength } from '#app/staff/login/sign-in.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { Field } from '#app/ui/forms/field.tsx'

import { PasswordInput } from './password-input.tsx'

type Props = {
  name: string
  label: string
  kind: 'current-password' | 'new-password'
  error?: string | undefined
}

export function SecretField({ name, label, kind, error }: Props) {
  const hint = kind === 'new-password' ? passwordTexts.rules(passwordLength.min) : undefined
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(aria) => <PasswordInput {...aria} name={name} autoComplete={kind} required />}
    </Field>
  )
}
