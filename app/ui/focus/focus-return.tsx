import { useEffect } from 'react'

import { lendFocus } from './focus-place.ts'

const PARTS = 'section, article, aside, form, dialog, nav, main'

/** Restores focus when its element disappears, folds or is disabled: to the fold, else to the nearest part; a click elsewhere wins. */
export function FocusReturn() {
  useEffect(() => {
    const left = new AbortController()
    watchFocus(left.signal)
    return () => left.abort()
  }, [])
  return null
}

function watchFocus(signal: AbortSignal): void {
  let last: HTMLElement | undefined
  let around: readonly HTMLElement[] = []
  let isDue = false

  function check(): void {
    isDue = false
    const now = document.activeElement
    if (!last || signal.aborted || (now !== document.body && now !== last)) return
    if (!isSeen(last)) returnFrom(around)
    else if (now === document.body && !last.matches(':disabled'))
      last.focus({ preventScroll: true })
  }

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      around = ancestorsOf(target)
    },
    { signal },
  )
  document.addEventListener(
    'focusout',
    ({ target }) =>
      // Chrome also fires it for elements on their way out of the document.
      queueMicrotask(() => {
        const isLeft = document.activeElement === document.body && last && isSeen(last)
        if (isLeft && last === target && !last?.matches(':disabled')) last = undefined
      }),
    { signal },
  )
  const observer = new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(check)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'hidden', 'disabled'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
}

function returnFrom(around: readonly HTMLElement[]): void {
  for (const element of around) {
    if (!isSeen(element)) continue
    const place = placeIn(element)
    if (place) return lendFocus(place)
  }
}

function placeIn(element: HTMLElement): HTMLElement | null {
  if (element instanceof HTMLDetailsElement) return element.querySelector('summary')
  if (element.hasAttribute('tabindex')) return element
  return element.matches(PARTS)
    ? (element.querySelector<HTMLElement>('h1, h2, h3') ?? element)
    : null
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one)
  return found
}

function isSeen(element: HTMLElement): boolean {
  if (!element.isConnected || element.getClientRects().length === 0) return false
  const folded = element.parentElement?.closest('details:not([open])')
  return !folded || (folded.querySelector(':scope > summary')?.contains(element) ?? false)
}
