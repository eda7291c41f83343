/** Moves the focus to a part of the page; what takes no focus of its own takes it once. Nothing is scrolled. */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (place === document.activeElement) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}
