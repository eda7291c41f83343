/** Resolves once all that the page shows has come: what is wanted later does not delay it on a slow line. */
export function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves when something of a part of the page is touched or typed into for the first time. */
export function firstUse(part: Element): Promise<unknown> {
  return new Promise((resolve) => {
    for (const use of ['focusin', 'pointerover', 'touchstart', 'input'])
      part.addEventListener(use, resolve, { once: true, passive: true })
  })
}
