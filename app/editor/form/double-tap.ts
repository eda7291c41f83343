/** Milliseconds, and pixels, within which a second tap is one with the first. */
const WITHIN_MS = 500
const WITHIN_PX = 40

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>

/** Whether a press is the second of a double tap. The keys press nowhere: theirs are told by their repeat. */
export function isSecondTap(first: Press, next: Press): boolean {
  if (first.detail === 0 || next.detail === 0) return false
  const away = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY)
  return next.timeStamp - first.timeStamp < WITHIN_MS && away < WITHIN_PX
}

/**
 * Keeps the second tap of a double tap from what comes under the finger once the first has taken something out:
 * it would take out the next, or take back the first.
 */
export function stopSecondTap(first: Press): void {
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  const stop = (event: MouseEvent) => {
    if (!isSecondTap(first, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // A press enters what it is on before it is a click.
  document.addEventListener('mousedown', stop, options)
  document.addEventListener('click', stop, options)
  setTimeout(() => done.abort(), WITHIN_MS)
}
