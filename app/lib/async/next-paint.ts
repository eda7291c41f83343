/** Longer than a frame of the slowest screen; nothing is painted where nobody looks. */
const HIDDEN_MS = 100

/** Resolves once the browser has shown what there is: what takes long begins after a touch is answered. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}
