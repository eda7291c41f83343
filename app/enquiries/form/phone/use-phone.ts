import { useState, type InputEvent } from 'react'

import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'

import { followPhone, followRareCode, type PhoneState } from './phone-control.ts'
import type { PhoneDoubt } from './phone-doubt.ts'

export function usePhone(answer: FormOutcome | undefined) {
  const [doubt, setDoubt] = useState<PhoneDoubt | undefined>(answer?.doubt)
  const [phone, setPhone] = useState<PhoneState>({
    country: answer?.typed.country ?? 'IN',
    isTooLong: false,
  })

  function follow(form: HTMLFormElement) {
    setPhone(followPhone(form))
    const again = (isChosen: boolean) => (isChosen ? setPhone(followPhone(form)) : undefined)
    // The numbering plans may be out of reach; the submit checks again.
    followRareCode(form).then(again, () => undefined)
  }

  function followInput({ currentTarget, target }: InputEvent<HTMLFormElement>): string {
    follow(currentTarget)
    const name = 'name' in target ? String(target.name) : ''
    if (name === 'phone' || name === 'country') setDoubt(undefined)
    return name === 'country' || name === 'phoneIs' ? 'phone' : name
  }

  return { phone, doubt, setDoubt, follow, followInput }
}
