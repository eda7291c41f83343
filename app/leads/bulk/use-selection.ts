import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import {
  nothingSelected,
  stillListed,
  toggleLead,
  withoutDone,
  type Selection,
} from './selection.ts'

/** Stable, so that rows do not render again. */
export type SelectLead = (id: string, isRange: boolean) => void

export type Picks = {
  selection: Selection
  /** On a phone, selection is a mode that a long touch begins. */
  isPicking: boolean
  begin: () => void
  select: SelectLead
  clear: () => void
  drop: (done: readonly string[]) => void
}

export function usePicks(listed: readonly string[]): Picks {
  const [known, setSelection] = useState(nothingSelected)
  const [isBegun, setIsBegun] = useState(false)
  const selection = stillListed(known, listed)
  if (selection !== known) setSelection(selection)
  const now = useRef(listed)
  useLayoutEffect(() => {
    now.current = listed
  }, [listed])
  const select = useCallback(
    (id: string, isRange: boolean) =>
      setSelection((before) => toggleLead(before, { id, isRange }, now.current)),
    [],
  )
  const clear = useCallback(() => {
    setSelection(nothingSelected)
    setIsBegun(false)
  }, [])
  const drop = useCallback(
    (done: readonly string[]) => setSelection((before) => withoutDone(before, done)),
    [],
  )
  return {
    selection,
    isPicking: isBegun || selection.ids.size > 0,
    begin: useCallback(() => setIsBegun(true), []),
    select,
    clear,
    drop,
  }
}
