import { useRef } from 'react'

import { readTyped } from './enquiry-form-data.ts'

/** Milliseconds after the answer within which a press was meant for the enquiry that was sent. */
const WITHIN = 2000

/**
 * Tells an impatient second press that meets the emptied form, where it would put an error in the
 * place of the thanks.
 */
export function useSecondPress() {
  const emptiedAt = useRef(Number.NEGATIVE_INFINITY)
  function noteEmptied() {
    emptiedAt.current = performance.now()
  }
  function isSecondPress(form: HTMLFormElement): boolean {
    const { name, phone, email, message } = readTyped(form)
    const isEmpty = `${name}${phone}${email}${message}` === ''
    return isEmpty && performance.now() - emptiedAt.current < WITHIN
  }
  return { noteEmptied, isSecondPress }
}
