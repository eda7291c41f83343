import { Field } from '#app/ui/field.tsx'

type Props = {
  name: string
  label: string
  kind: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/** A field for a password. */
export function SecretField({ name, label, kind, error, ...shown }: Props) {
  return (
    <Field id={name} label={label} error={error} {...shown}>
      {(aria) => <input {...aria} type="password" name={name} autoComplete={kind} required />}
    </Field>
  )
}
