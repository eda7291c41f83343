import { useRef, useState } from 'react'

import { startChallenge } from '#app/enquiries/spam/challenge/start-challenge.ts'
import { HIDDEN_FIELD, type SentSigns } from '#app/enquiries/spam/spam-signals.ts'

import { hasDraft } from './draft-store.ts'
import { controlOf } from './enquiry-form-data.ts'

/** Spam signals (docs/adr/0020): none before a visitor types, and sending never waits; `isFilled` has no timing. */
export function useSigns(isFilled: boolean) {
  const [isTypedHere] = useState(() => !isFilled && !hasDraft())
  const isBegun = useRef(false)
  const solved = useRef<unknown>(undefined)

  function begin() {
    if (isBegun.current) return
    isBegun.current = true
    startChallenge((solution) => {
      solved.current = solution
    })
  }

  function read(form: HTMLFormElement): Partial<SentSigns> {
    const hidden = controlOf(form, HIDDEN_FIELD)?.value ?? ''
    return {
      ...(hidden !== '' && { hidden }),
      ...(isTypedHere && { ms: Math.round(performance.now()) }),
      ...(solved.current !== undefined && { solved: solved.current }),
    }
  }

  function renew() {
    isBegun.current = false
    solved.current = undefined
  }

  return { begin, read, renew }
}
