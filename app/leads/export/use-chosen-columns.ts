import { useSyncExternalStore } from 'react'

import { knownColumns, type ChosenColumn } from '#app/leads/export/file/file-columns.ts'

type Chosen = readonly ChosenColumn[]

const STORE = 'desk-columns'
const none: Chosen = []
const listeners = new Set<() => void>()
let chosen: Chosen | undefined

export function useChosenColumns(): readonly [Chosen, (columns: Chosen) => void] {
  return [useSyncExternalStore(subscribe, current, () => none), choose]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): Chosen {
  chosen ??= remembered()
  return chosen
}

function choose(columns: Chosen): void {
  chosen = columns
  for (const listener of listeners) listener()
  try {
    window.localStorage.setItem(STORE, columns.join(' '))
  } catch {
    return
  }
}

/** Drops columns that no longer exist; ignores blocked storage. */
function remembered(): Chosen {
  try {
    return knownColumns((window.localStorage.getItem(STORE) ?? '').split(' '))
  } catch {
    return none
  }
}
