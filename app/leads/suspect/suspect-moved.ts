import { useEffect, useRef } from 'react'

import { suspectTexts } from '#app/desk-texts/en/suspect.ts'
import { showToast } from '#app/ui/toast.tsx'

import type { SuspectRow } from './suspect-row.ts'

/**
 * Says when an enquiry that was moved has left the list, and hands the focus, which went with its
 * button, to the button of the next one; to the heading where there is none.
 */
export function useSuspectMoved(leads: readonly SuspectRow[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const moving = useRef<{ id: string; name: string; index: number }>(undefined)
  useEffect(() => {
    const { current: moved } = moving
    if (!moved || leads.some(({ id }) => id === moved.id)) return
    moving.current = undefined
    showToast({ id: 'moved', kind: 'success', text: suspectTexts.moved(moved.name) })
    if (document.activeElement !== document.body) return
    const buttons = table.current?.querySelectorAll<HTMLElement>('form button') ?? []
    const next = buttons[Math.min(moved.index, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [leads])
  function onMove({ id, name }: SuspectRow) {
    moving.current = { id, name, index: leads.findIndex((lead) => lead.id === id) }
  }
  return { heading, table, onMove }
}
