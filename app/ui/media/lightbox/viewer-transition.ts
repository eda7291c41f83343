import { flushSync } from 'react-dom'

const NAME = 'opened'
const VIEWER = '.yarl__container'
const CURRENT = '.yarl__slide_current picture'
/** Polls for the rendered viewer, because nothing is painted meanwhile. */
const MAX_POLLS = 30

let isOnTheWay = false

/** Opens the viewer with a view transition, except under reduced motion. */
export function transitionToViewer(pressed: HTMLElement, open: () => void): void {
  // A double click would open it again after it closes.
  if (isOnTheWay) return
  const picture = pressed.querySelector('picture')
  const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  if (!picture || !mayMove || !('startViewTransition' in document)) {
    open()
    return
  }
  picture.style.viewTransitionName = NAME
  isOnTheWay = true
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    flushSync(open)
    const shown = await drawn()
    if (shown) shown.style.viewTransitionName = NAME
    isOnTheWay = false
  })
  // Without a transition the viewer still opens.
  transition.ready.catch(() => undefined)
  transition.finished.then(settle, settle)
}

function settle(): void {
  const shown = document.querySelector<HTMLElement>(CURRENT)
  if (shown) shown.style.viewTransitionName = ''
  // A click during the transition would take the focus, and the keys, from the viewer.
  const viewer = document.querySelector<HTMLElement>(VIEWER)
  if (document.activeElement === document.body) viewer?.focus()
}

async function drawn(polls = MAX_POLLS): Promise<HTMLElement | null> {
  const shown = document.querySelector<HTMLElement>(CURRENT)
  if (shown || polls === 0) return shown
  await new Promise((resolve) => setTimeout(resolve))
  return drawn(polls - 1)
}
