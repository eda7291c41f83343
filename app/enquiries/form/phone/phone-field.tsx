import type { EnquiryInput } from '#app/enquiries/form/enquiry.ts'
import { Field, type FieldAria } from '#app/ui/forms/field.tsx'

import {
  countries,
  countryLabel,
  isCountryCode,
  listedCountries,
  nameOfCountry,
  phoneHint,
} from './countries.ts'
import type { PhoneState } from './phone-control.ts'
import type { PhoneDoubt } from './phone-doubt.ts'

type PhoneFieldProps = {
  id: string
  error?: string
  errorId?: string
  typed: EnquiryInput
  state: PhoneState
  doubt: PhoneDoubt | undefined
}

export function PhoneField({ typed, state, doubt, ...field }: PhoneFieldProps) {
  const hint = state.isTooLong
    ? 'An Indian number has 10 digits. For another country, choose its code or type +. We kept what you typed.'
    : phoneHint(state.country)
  return (
    <>
      <Field label="Phone" hint={hint} hintWarns={state.isTooLong} {...field}>
        {(aria) => <PhoneControl aria={aria} phone={typed.phone} country={typed.country} />}
      </Field>
      {doubt ? <DoubtChoice doubt={doubt} describedBy={`${field.id}-error`} /> : null}
    </>
  )
}

type ControlProps = { aria: FieldAria; phone: string; country: string }

function PhoneControl({ aria, phone, country }: ControlProps) {
  const isUnlisted = isCountryCode(country) && !listedCountries.some(({ code }) => code === country)
  return (
    <div className="phone-field">
      <select name="country" aria-label="Country code" autoComplete="off" defaultValue={country}>
        {listedCountries.map((each) => (
          <option key={each.code} value={each.code}>
            {countryLabel(each)}
          </option>
        ))}
        {isUnlisted ? (
          <option value={country}>
            {countryLabel({ code: country, dial: '', name: nameOfCountry(country) })}
          </option>
        ) : null}
      </select>
      {/* Phones offer a + only for `tel`, and autofill the whole number with its code. */}
      <input
        {...aria}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={phone}
        required
      />
    </div>
  )
}

function DoubtChoice({ doubt, describedBy }: { doubt: PhoneDoubt; describedBy: string }) {
  const { digits, likely } = doubt
  const choices = [
    { value: 'IN', label: `Yes, +91 ${digits.slice(0, 5)} ${digits.slice(5)}` },
    ...(likely ? [{ value: likely, label: `No, ${countryName(likely)}` }] : []),
    { value: 'other', label: 'No, another country' },
  ]
  return (
    <fieldset className="phone-country" aria-describedby={describedBy}>
      <legend className="visually-hidden">Country of the phone</legend>
      <div className="enquiry-options">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="phoneIs" value={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function countryName(countryCode: string): string {
  const country = countries.find(({ code }) => code === countryCode)
  return country ? `${country.name} (+${country.dial})` : nameOfCountry(countryCode)
}
