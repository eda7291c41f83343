import { useSyncExternalStore } from 'react'

import { placeOf, type LeadPlace } from './lead-place.ts'

const STORE = 'desk-place'
const LIST = '/dashboard'

/** Stores the list's address in this tab; ignores blocked storage. */
export function keepPlace({ list }: LeadPlace): void {
  try {
    window.sessionStorage.setItem(STORE, list)
  } catch {
    return
  }
}

/** The whole list where nothing is stored. */
export function useStoredPlace(): LeadPlace {
  const list = useSyncExternalStore(neverChanges, readPlace, () => LIST)
  return placeOf(new URL(list, 'http://dashboard.invalid'))
}

const neverChanges = () => () => undefined

function readPlace(): string {
  try {
    return window.sessionStorage.getItem(STORE) ?? LIST
  } catch {
    return LIST
  }
}
