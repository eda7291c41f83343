/** Resolves after the page's own resources, so that later ones do not delay them on a slow connection. */
export function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

export function firstUse(part: Element): Promise<unknown> {
  return new Promise((resolve) => {
    for (const use of ['focusin', 'pointerover', 'touchstart', 'input'])
      part.addEventListener(use, resolve, { once: true, passive: true })
  })
}
