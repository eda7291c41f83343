import { useEffect, useRef } from 'react'

import { outboxTexts } from '#app/strings/en/notifications.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { isFocusLost } from '#app/ui/focus/focus-place.ts'

import type { OutboxLine } from './outbox-line.ts'

/** The button leaves with its row, so the list's heading takes the focus. */
export function useSentAgain(lines: readonly OutboxLine[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    const { current: id } = pressed
    if (
      id === undefined ||
      (id === 'all' ? lines.length > 0 : lines.some((line) => line.id === id))
    )
      return
    pressed.current = undefined
    showToast({ id: 'sent-again', kind: 'success', text: outboxTexts.onItsWay })
    if (isFocusLost()) heading.current?.focus()
  }, [lines])
  function onAgain(id: string) {
    pressed.current = id
  }
  return { heading, onAgain }
}
