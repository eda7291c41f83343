import { useEffect, useRef } from 'react'

import { isFocusLost } from '#app/ui/focus/focus-place.ts'

import type { SuspectRow } from './spam-row.ts'

/**
 * When an enquiry that was moved has left the list, hands the focus, which went with its button, to the
 * button of the next one; to the heading where there is none.
 */
export function useSuspectMoved(leads: readonly SuspectRow[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const moving = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const { current: moved } = moving
    if (!moved || leads.some(({ id }) => id === moved.id)) return
    moving.current = undefined
    if (!isFocusLost()) return
    const buttons = table.current?.querySelectorAll<HTMLElement>('form button') ?? []
    const next = buttons[Math.min(moved.index, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [leads])
  function onMove({ id }: SuspectRow) {
    moving.current = { id, index: leads.findIndex((lead) => lead.id === id) }
  }
  return { heading, table, onMove }
}
