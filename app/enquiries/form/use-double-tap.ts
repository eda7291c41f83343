import { useRef } from 'react'

import { readTyped } from './enquiry-form-data.ts'

const WITHIN = 2000

/** A double tap on the emptied form would replace the thanks by an error. */
export function useSecondPress() {
  const emptiedAt = useRef(Number.NEGATIVE_INFINITY)
  function markEmptied() {
    emptiedAt.current = performance.now()
  }
  function isSecondPress(form: HTMLFormElement): boolean {
    const { name, phone, email, message } = readTyped(form)
    const isEmpty = `${name}${phone}${email}${message}` === ''
    return isEmpty && performance.now() - emptiedAt.current < WITHIN
  }
  return { noteEmptied: markEmptied, isSecondPress }
}
