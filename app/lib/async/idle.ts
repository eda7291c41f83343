/** Resolves once the browser has nothing better to do; at the next task where it does not tell. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}
