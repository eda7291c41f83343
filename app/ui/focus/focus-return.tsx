import { useEffect } from 'react'

import { lendFocus } from './focus-place.ts'

/** Parts of a page that can take the focus of what was in them. */
const PARTS = 'section, article, aside, form, dialog, nav, main'

/**
 * Gives the focus back when what had it goes, is folded away or was disabled: to the fold that it was in, else to
 * the nearest part of the page around it. A person who leaves it by a press elsewhere is left alone.
 */
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
      // Chrome fires it also for what is being removed.
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
