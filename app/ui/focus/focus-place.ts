/** Where the focus went for want of a better place. */
let lentTo: HTMLElement | undefined

/** Whether what had the focus is gone, so that what comes in its place may take it. */
export function isFocusLost(): boolean {
  const now = document.activeElement
  return now === null || now === document.body || now === lentTo
}

/** Moves the focus to a part of the page, until what was lost comes back. */
export function lendFocus(place: HTMLElement): void {
  focusPlace(place)
  lentTo = place
}

/** Moves the focus to a part of the page; what takes no focus of its own takes it once. Nothing is scrolled. */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (place === document.activeElement) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}
