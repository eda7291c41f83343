/** Scrolls within the frame only: browsers also scroll a same-origin parent (CSSOM View, scrollIntoView), away from the form. */
export function scrollInFrame(element: Element, options: ScrollIntoViewOptions = {}): void {
  const around = boxesAround().map((box) => ({ box, left: box.scrollLeft, top: box.scrollTop }))
  element.scrollIntoView({ ...options, behavior: 'instant' })
  for (const { box, left, top } of around) box.scrollTo({ left, top, behavior: 'instant' })
}

/** Waits until the frame is shown, which on a phone is later; the returned function cancels. */
export function scrollOnceShown(element: Element): () => void {
  const controller = new AbortController()
  if (window.innerHeight > 0) scrollInFrame(element)
  else
    window.addEventListener('resize', () => scrollInFrame(element), {
      once: true,
      signal: controller.signal,
    })
  return () => controller.abort()
}

function boxesAround(): Element[] {
  const boxes: Element[] = []
  for (let box = window.frameElement?.parentElement; box; box = box.parentElement) boxes.push(box)
  return boxes
}
