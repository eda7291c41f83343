let lentTo: HTMLElement | undefined

/** Whether the focused element is gone, so that its replacement may take the focus. */
export function isFocusLost(): boolean {
  const now = document.activeElement
  return now === null || now === document.body || now === lentTo
}

/** Moves the focus until the lost element comes back. */
export function lendFocus(place: HTMLElement): void {
  focusPlace(place)
  lentTo = place
}

/** Focuses any element, even one without a tabindex, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (place === document.activeElement) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}
