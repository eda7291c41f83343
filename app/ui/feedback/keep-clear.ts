/** Pixels between the toasts and what they leave uncovered. */
const GAP = 8

/** Moves the toasts off a heading with `data-uncovered`: to the left of its part of the page where they fit, else below it. */
export function keepClear(toasts: HTMLElement): void {
  toasts.style.top = ''
  toasts.style.right = ''
  const box = toasts.getBoundingClientRect()
  const heading = [...document.querySelectorAll('[data-uncovered]')].find((one) =>
    overlaps(one.getBoundingClientRect(), box),
  )
  if (!heading) return
  const left = (heading.parentElement ?? heading).getBoundingClientRect().left - GAP
  if (left - box.width >= GAP) toasts.style.right = `${window.innerWidth - left}px`
  else toasts.style.top = `${heading.getBoundingClientRect().bottom + GAP}px`
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
