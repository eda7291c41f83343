import { accountTexts } from '#app/strings/en/accounts.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'

const texts = accountTexts.person

type Props = {
  typed: { name: string; phone: string } | undefined
  wrong: { name?: string | undefined; phone?: string | undefined }
}

export function DetailFields({ typed, wrong }: Props) {
  return (
    <>
      <Field id="name" label={texts.name} error={wrong.name}>
        {(aria) => (
          <input {...aria} name="name" autoComplete="off" defaultValue={typed?.name} required />
        )}
      </Field>
      <Field id="phone" label={texts.phone} hint={texts.phoneHint} error={wrong.phone}>
        {(aria) => (
          <PhoneInput
            {...aria}
            name="phone"
            autoComplete="off"
            defaultValue={typed?.phone}
            required
          />
        )}
      </Field>
    </>
  )
}
