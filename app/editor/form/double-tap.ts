/** Milliseconds, and pixels. */
const WITHIN_MS = 500
const WITHIN_PX = 40

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>

/** Keyboard clicks have no position; their repeat is in the event. */
export function isSecondTap(first: Press, next: Press): boolean {
  if (first.detail === 0 || next.detail === 0) return false
  const distance = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY)
  return next.timeStamp - first.timeStamp < WITHIN_MS && distance < WITHIN_PX
}

/** Swallows the second tap of a double tap, which would hit the next row's button or Undo. */
export function stopSecondTap(first: Press): void {
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  const stop = (event: MouseEvent) => {
    if (!isSecondTap(first, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // The focus moves at mousedown, before the click.
  document.addEventListener('mousedown', stop, options)
  document.addEventListener('click', stop, options)
  setTimeout(() => done.abort(), WITHIN_MS)
}
