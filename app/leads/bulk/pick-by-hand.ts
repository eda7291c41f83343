/** Milliseconds and pixels of a long touch. */
const LONG_MS = 500
const STILL_PX = 10

/** Selects rows by touch until the signal aborts: a long touch begins, then every touch toggles a row. */
export function pickByHand(list: HTMLElement, isPicking: () => boolean, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let began = { x: 0, y: 0 }
  let isLong = false
  const stop = () => clearTimeout(timer)
  function onDown(event: PointerEvent) {
    stop()
    isLong = false
    const { target, pointerType, clientX, clientY } = event
    if (pointerType === 'mouse' || isPicking() || !(target instanceof Element)) return
    const name = target.closest('td:first-child')
    if (!name) return
    began = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      isLong = true
      boxOf(name)?.click()
    }, LONG_MS)
  }
  function onMove({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - began.x, clientY - began.y) > STILL_PX) stop()
  }
  function onClick(event: MouseEvent) {
    const { target, isTrusted } = event
    if (!isTrusted || !(target instanceof Element) || target.closest('.row-pick')) return
    const isTurned = isPicking() && window.matchMedia('(hover: none)').matches
    if (!isLong && !isTurned) return
    const box = boxOf(target)
    if (!box) return
    event.preventDefault()
    event.stopPropagation()
    if (!isLong) box.click()
    isLong = false
  }
  const onMenu = (event: Event) => {
    if (isLong) event.preventDefault()
  }
  list.addEventListener('pointerdown', onDown, { signal })
  list.addEventListener('pointermove', onMove, { signal })
  list.addEventListener('pointerup', stop, { signal })
  list.addEventListener('pointercancel', stop, { signal })
  list.addEventListener('mousedown', preventTextSelection, { signal })
  list.addEventListener('contextmenu', onMenu, { signal })
  list.addEventListener('click', onClick, { signal, capture: true })
  signal.addEventListener('abort', stop)
}

/** A press with Shift would select the text between two rows. */
function preventTextSelection(event: MouseEvent): void {
  const { target, shiftKey } = event
  if (shiftKey && target instanceof Element && target.closest('.row-pick')) event.preventDefault()
}

function boxOf(part: Element): HTMLInputElement | null {
  return part.closest('tr')?.querySelector<HTMLInputElement>('.row-pick input') ?? null
}
