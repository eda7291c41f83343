import { useEffect, useRef, useState, type ComponentProps } from 'react'

import { hasCountryCode } from '#app/lib/phone/has-country-code.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'children'>

/** The input of a phone: +91 stands before it until the number has a country code of its own. */
export function PhoneInput({ defaultValue, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [hasCode, setHasCode] = useState(hasCountryCode(String(defaultValue ?? '')))
  const look = () => setHasCode(hasCountryCode(field.current?.value ?? ''))
  // A draft fills the input without an event.
  useEffect(look)
  return (
    <span className="phone-input" data-code={hasCode ? 'own' : 'india'}>
      {hasCode ? null : (
        <span className="needs-script" aria-hidden="true">
          +91
        </span>
      )}
      <input
        {...input}
        ref={field}
        type="tel"
        inputMode="tel"
        defaultValue={defaultValue}
        onInput={look}
      />
    </span>
  )
}
