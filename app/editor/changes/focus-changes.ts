import { isShown } from '#app/ui/focus/is-shown.ts'

/** The heading of all that a draft changes. */
export const CHANGES = 'listing-changes'

/** The focus goes from a button that goes with its row to the heading of what it stood in; over the page, which has none in sight, to all that is open. */
export function focusChanges(): void {
  const heading = document.getElementById(CHANGES)
  const sheet = document.querySelector<HTMLElement>('.listing-sheet')
  if (heading && isShown(heading)) heading.focus()
  else sheet?.focus()
}
