const HIDDEN_MS = 100

/** Resolves after the next paint, so that long work does not delay the response to a touch. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })
}
