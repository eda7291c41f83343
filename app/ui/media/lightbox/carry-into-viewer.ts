import { flushSync } from 'react-dom'

const NAME = 'opened'
const VIEWER = '.yarl__container'
const SHOWN = '.yarl__slide_current picture'
/** How often the page is given a turn to draw the viewer, which is not painted meanwhile. */
const TURNS = 30

let isOnTheWay = false

/** Opens the viewer; the picture that was pressed grows into it, unless the visitor asks for calm. */
export function carryIntoViewer(pressed: HTMLElement, open: () => void): void {
  // Pressed twice it would open again after it is closed.
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
  // Where it cannot move the viewer is open all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.then(() => {
    const shown = document.querySelector<HTMLElement>(SHOWN)
    if (shown) shown.style.viewTransitionName = ''
    // What is pressed while it moves takes the focus from it, and with it the keys.
    const viewer = document.querySelector<HTMLElement>(VIEWER)
    if (document.activeElement === document.body) viewer?.focus()
  })
}

/** The viewer's own picture, once React has drawn it. */
async function drawn(turns = TURNS): Promise<HTMLElement | null> {
  const shown = document.querySelector<HTMLElement>(SHOWN)
  if (shown || turns === 0) return shown
  await new Promise((resolve) => setTimeout(resolve))
  return drawn(turns - 1)
}
