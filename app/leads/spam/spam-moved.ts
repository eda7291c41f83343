import { useEffect, useRef } from 'react'

import { isFocusLost } from '#app/ui/focus/focus-place.ts'

import type { SpamRow } from './spam-row.ts'

/** A moved row takes the focus with it: focuses the next row's button, or the heading. */
export function useSpamMoved(leads: readonly SpamRow[]) {
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
  function onMove({ id }: SpamRow) {
    moving.current = { id, index: leads.findIndex((lead) => lead.id === id) }
  }
  return { heading, table, onMove }
}
