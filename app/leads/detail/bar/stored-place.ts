import { useSyncExternalStore } from 'react'

import { placeOf, type LeadPlace } from './lead-place.ts'

const STORE = 'desk-place'
const LIST = '/dashboard'

/** Remembers in this tab beside which list a lead was shown last. Storage that is shut is no error. */
export function keepPlace({ list }: LeadPlace): void {
  try {
    window.sessionStorage.setItem(STORE, list)
  } catch {
    return
  }
}

/** The place that was remembered, for a way back from elsewhere; the whole list where there is none. */
export function useKeptPlace(): LeadPlace {
  const list = useSyncExternalStore(neverTold, readPlace, () => LIST)
  return placeOf(new URL(list, 'http://desk.invalid'))
}

const neverTold = () => () => undefined

function readPlace(): string {
  try {
    return window.sessionStorage.getItem(STORE) ?? LIST
  } catch {
    return LIST
  }
}
