import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { MAX_BULK_LEADS } from './many-change.ts'
import {
  allListed,
  nothingSelected,
  stillListed,
  tickedLeads,
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
  /** Loads what matches, up to one change's limit, and selects it. */
  selectAll: () => void
  isSelectingAll: boolean
  clear: () => void
  drop: (done: readonly string[]) => void
}

type More = { isWhole: boolean; readMore: () => void }

/** `listed` are the loaded leads; `more` loads those that follow. */
export function usePicks(listed: readonly string[], { isWhole, readMore }: More): Picks {
  const [known, setSelection] = useState(nothingSelected)
  const [isBegun, setIsBegun] = useState(false)
  const selection = stillListed(known, listed)
  if (selection !== known) setSelection(selection)
  const now = useRef(listed)
  useLayoutEffect(() => {
    now.current = listed
  }, [listed])
  useLayoutEffect(() => {
    // React leaves a box that was ticked before hydration as it is, and does not hear of it.
    const ticked = document.querySelectorAll<HTMLInputElement>('.row-pick input:checked')
    // oxlint-disable-next-line react/set-state-in-effect -- only on hydration
    if (ticked.length > 0) setSelection(tickedLeads(Array.from(ticked, ({ value }) => value)))
  }, [])
  const select = useCallback(
    (id: string, isRange: boolean) =>
      setSelection((before) => toggleLead(before, { id, isRange }, now.current)),
    [],
  )
  const [isSelectingAll, setIsSelectingAll] = useState(false)
  const isReady = isWhole || listed.length >= MAX_BULK_LEADS
  const read = useEffectEvent(readMore)
  if (isSelectingAll && isReady) {
    setIsSelectingAll(false)
    setSelection(allListed(listed))
  }
  useEffect(() => {
    if (isSelectingAll && listed.length < MAX_BULK_LEADS) read()
  }, [isSelectingAll, listed.length])
  const clear = useCallback(() => {
    setIsSelectingAll(false)
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
    selectAll: useCallback(() => setIsSelectingAll(true), []),
    isSelectingAll,
    clear,
    drop,
  }
}
