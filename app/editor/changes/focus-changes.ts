import { isShown } from '#app/ui/focus/is-shown.ts'

export const CHANGES = 'listing-changes'

/** Moves the focus from a button that disappears with its row. */
export function focusChanges(): void {
  const heading = document.getElementById(CHANGES)
  const sheet = document.querySelector<HTMLElement>('.listing-sheet')
  if (heading && isShown(heading)) heading.focus()
  else sheet?.focus()
}
