import { Field } from '#app/ui/forms/field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

import type { EnquiryFault, EnquiryField, EnquiryInput } from './enquiry.ts'
import type { PhoneState } from './phone/phone-control.ts'
import type { PhoneDoubt } from './phone/phone-doubt.ts'
import { PhoneField } from './phone/phone-field.tsx'

type EnquiryFieldsProps = {
  ids: string
  faults: readonly EnquiryFault[]
  typed: EnquiryInput
  phone: PhoneState
  doubt: PhoneDoubt | undefined
}

/** The four fields of SPEC section 3, in this order. */
export function EnquiryFields({ ids, faults, typed, phone, doubt }: EnquiryFieldsProps) {
  const about = (field: EnquiryField) => ({ id: `${ids}-${field}`, ...errorOf(field, faults, ids) })
  return (
    <>
      <TextField
        label="Name"
        {...about('name')}
        name="name"
        type="text"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <PhoneField {...about('phone')} typed={typed} state={phone} doubt={doubt} />
      <TextField
        label="Email"
        {...about('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
        required
      />
      <Field label="Message" {...about('message')}>
        {(aria) => (
          <textarea {...aria} name="message" rows={3} defaultValue={typed.message} required />
        )}
      </Field>
    </>
  )
}

/** A repeated text shows at its first field only; the others point to it. */
export function errorOf(
  field: EnquiryFault['field'],
  faults: readonly EnquiryFault[],
  ids: string,
) {
  const fault = faults.find((each) => each.field === field)
  if (!fault) return {}
  const first = faults.find((each) => each.text === fault.text)
  if (!first || first.field === field) return { error: fault.text }
  return { errorId: `${ids}-${first.field}-error` }
}
