import { useRef, useState } from 'react'

import { startPuzzle } from '#app/enquiries/spam/challenge/start-challenge.ts'
import { HIDDEN_FIELD, type SentSigns } from '#app/enquiries/spam/spam-signals.ts'

import { hasDraft } from './draft-store.ts'
import { controlOf } from './enquiry-form-data.ts'

/**
 * Tells how the form is filled in, so that the desk is spared programs (docs/adr/0020): nothing is
 * asked for before something is typed, and nothing is ever waited for. `isFilled`: the page came with
 * what was typed on another, whose time nobody knows.
 */
export function useSigns(isFilled: boolean) {
  const [isTypedHere] = useState(() => !isFilled && !hasDraft())
  const isBegun = useRef(false)
  const solved = useRef<unknown>(undefined)

  /** Has a puzzle solved, once for each enquiry. */
  function begin() {
    if (isBegun.current) return
    isBegun.current = true
    startPuzzle((solution) => {
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

  /** A solution counts once: the next enquiry has one of its own. */
  function renew() {
    isBegun.current = false
    solved.current = undefined
  }

  return { begin, read, renew }
}
