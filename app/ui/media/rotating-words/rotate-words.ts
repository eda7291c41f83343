/** Word rotation period in milliseconds (SPEC section 9). */
const PERIOD = 2000

/** Stops under reduced motion, on a hidden page and while "Pause motion" is checked. */
export function rotateWords(): void {
  const boxes = document.querySelectorAll('.rotating')
  if (boxes.length === 0) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  setInterval(() => {
    const isPaused = document.querySelector('#motion:checked') !== null
    if (!calm.matches && !isPaused && !document.hidden) boxes.forEach(showNext)
  }, PERIOD)
}

function showNext(box: Element): void {
  const shown = box.querySelector('i:not([data-hidden])')
  const next = shown?.nextElementSibling ?? box.firstElementChild
  shown?.toggleAttribute('data-hidden', true)
  shown?.classList.remove('rotating-in')
  next?.removeAttribute('data-hidden')
  next?.classList.add('rotating-in')
}
