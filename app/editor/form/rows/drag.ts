/** In pixels of the window. */
export type Point = { x: number; y: number }

type Carrying = {
  /** Called repeatedly; undefined at the end or on cancel. */
  over: (at: Point | undefined) => void
  drop: (at: Point) => void
}

/** Pixels from an edge where scrolling starts. */
const EDGE = 72
const STEP = 14

/** Drags by mouse, pen or finger until release; Escape cancels. */
export function startDrag(event: PointerEvent, handle: Element, { over, drop }: Carrying): void {
  if (event.button !== 0) return
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  const ending = new AbortController()
  const { signal } = ending
  let at: Point = { x: event.clientX, y: event.clientY }
  function end(): void {
    ending.abort()
    over(undefined)
  }
  function move({ clientX, clientY }: PointerEvent): void {
    at = { x: within(clientX, window.innerWidth), y: within(clientY, window.innerHeight) }
    over(at)
  }
  function goAlong(): void {
    if (signal.aborted) return
    const by = stepAt(at.y)
    if (by !== 0) {
      scrollerOf(handle).scrollBy(0, by)
      over(at)
    }
    requestAnimationFrame(goAlong)
  }
  const listen = { signal, capture: true }
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointercancel', end, listen)
  window.addEventListener(
    'pointerup',
    (up) => {
      move(up)
      end()
      drop(at)
    },
    listen,
  )
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      end()
    },
    listen,
  )
  requestAnimationFrame(goAlong)
}

/** A captured pointer may leave the window, where no element is under it. */
function within(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1)
}

function stepAt(y: number): number {
  if (y < EDGE) return -STEP
  return y > window.innerHeight - EDGE ? STEP : 0
}

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isScrolled = box.scrollHeight > box.clientHeight
    if (isScrolled && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.documentElement
}
