const CONTROLS = 'a, button, input, select, textarea, summary, label'
/** Of a control's area: less than this of it may lie under what floats, such as a corner of a card. */
const MOST_COVERED = 0.1

/** Hides the page's floating chat button while it lies on something to press. */
export function watchChatButton(): void {
  const button = document.querySelector<HTMLElement>('.chat')
  if (button) keepClear(button)
}

function keepClear(floating: HTMLElement): void {
  let frame = 0

  function look(): void {
    frame = 0
    const place = floating.getBoundingClientRect()
    const isInTheWay = [...controlsUnder(floating, place)].some(
      (control) => coveredPart(control.getBoundingClientRect(), place) > MOST_COVERED,
    )
    floating.toggleAttribute('data-aside', isInTheWay)
  }

  /** Once the frame is drawn: asked before, the page would be laid out for the answer. */
  function lookSoon(): void {
    frame ||= requestAnimationFrame(() => setTimeout(look))
  }

  // Fields, pictures and disclosures change the page's height without a scroll.
  new ResizeObserver(lookSoon).observe(document.body)
  window.addEventListener('scroll', lookSoon, { passive: true })
  window.addEventListener('resize', lookSoon)
  lookSoon()
}

function controlsUnder(floating: Element, { left, right, top, bottom }: DOMRect): Set<Element> {
  const found = new Set<Element>()
  for (const x of [left, (left + right) / 2, right]) {
    for (const y of [top, (top + bottom) / 2, bottom]) {
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(CONTROLS)
        if (control && !floating.contains(control)) found.add(control)
      }
    }
  }
  return found
}

function coveredPart(control: DOMRect, over: DOMRect): number {
  const width = Math.min(control.right, over.right) - Math.max(control.left, over.left)
  const height = Math.min(control.bottom, over.bottom) - Math.max(control.top, over.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (control.width * control.height)
}
