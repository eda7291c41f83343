import { Field, type FieldAria } from '#app/ui/field.tsx'

import { countries } from './countries.ts'
import type { EnquiryFault, EnquiryField, EnquiryInput } from './enquiry.ts'

type EnquiryFieldsProps = {
  /** Prefix of every control's id; unique in the document. */
  ids: string
  faults: readonly EnquiryFault[]
  typed: EnquiryInput
}

/** The four fields of SPEC section 3, in this order. */
export function EnquiryFields({ ids, faults, typed }: EnquiryFieldsProps) {
  const about = (field: EnquiryField) => ({ id: `${ids}-${field}`, ...errorOf(field, faults, ids) })
  return (
    <>
      <Field label="Name" {...about('name')}>
        {(aria) => (
          <input
            {...aria}
            name="name"
            type="text"
            autoComplete="name"
            defaultValue={typed.name}
            required
          />
        )}
      </Field>
      <Field
        label="Phone"
        hint="10 digits. Choose another code if you live overseas."
        {...about('phone')}
      >
        {(aria) => <PhoneControl aria={aria} phone={typed.phone} country={typed.country} />}
      </Field>
      <Field label="Email" {...about('email')}>
        {(aria) => (
          <input
            {...aria}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed.email}
            required
          />
        )}
      </Field>
      <Field label="Message" {...about('message')}>
        {(aria) => (
          <textarea {...aria} name="message" rows={3} defaultValue={typed.message} required />
        )}
      </Field>
    </>
  )
}

function PhoneControl({
  aria,
  phone,
  country,
}: {
  aria: FieldAria
  phone: string
  country: string
}) {
  return (
    <div className="tel">
      <select name="country" aria-label="Country code" autoComplete="off" defaultValue={country}>
        {countries.map(({ code, dial, name }) => (
          // The closed list shows its first six letters or so: the code; the open one also the name.
          <option key={code} value={code}>
            {`+${dial} ${code}\u2003\u2003${name}`}
          </option>
        ))}
      </select>
      <input
        {...aria}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        defaultValue={phone}
        required
      />
    </div>
  )
}

/** A text is said once, at the first field it is about; the others point to it. */
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
