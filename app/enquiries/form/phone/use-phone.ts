import { useState, type InputEvent } from 'react'

import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'

import { followPhone, followRareCode, type PhoneState } from './phone-control.ts'
import type { PhoneDoubt } from './phone-doubt.ts'

/** The phone field's own state: what it says of itself, and what it asks. */
export function usePhone(answer: FormOutcome | undefined) {
  const [doubt, setDoubt] = useState<PhoneDoubt | undefined>(answer?.doubt)
  const [phone, setPhone] = useState<PhoneState>({
    country: answer?.typed.country ?? 'IN',
    isTooLong: false,
  })

  function follow(form: HTMLFormElement) {
    setPhone(followPhone(form))
    const again = (isChosen: boolean) => (isChosen ? setPhone(followPhone(form)) : undefined)
    // The numbering plans may be out of reach; the number is asked about again when it is sent.
    followRareCode(form).then(again, () => undefined)
  }

  /** Follows an edit; answers the field it was of. */
  function followInput({ currentTarget, target }: InputEvent<HTMLFormElement>): string {
    follow(currentTarget)
    const name = 'name' in target ? String(target.name) : ''
    if (name === 'phone' || name === 'country') setDoubt(undefined)
    return name === 'country' || name === 'phoneIs' ? 'phone' : name
  }

  return { phone, doubt, setDoubt, follow, followInput }
}
