import { isShown } from '#app/ui/focus/is-shown.ts'

export const CHANGES = 'editor-changes'

/** Moves the focus from a button that disappears with its row. */
export function focusChanges(): void {
  const heading = document.getElementById(CHANGES)
  const sheet = document.querySelector<HTMLElement>('.editor-sheet')
  if (heading && isShown(heading)) heading.focus()
  else sheet?.focus()
}
