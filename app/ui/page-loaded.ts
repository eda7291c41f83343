/** Resolves once all that the page shows has come: what is wanted later does not delay it on a slow line. */
export function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}
