/**
 * Has an element in sight within its own frame. Browsers bring the frame into sight as well where the page
 * around it is of the same origin (CSSOM View, scrollIntoView), which would take the form away from under
 * whoever works beside the frame: what is around stays where it was.
 */
export function scrollInFrame(element: Element, options: ScrollIntoViewOptions = {}): void {
  const around = boxesAround().map((box) => ({ box, left: box.scrollLeft, top: box.scrollTop }))
  element.scrollIntoView({ ...options, behavior: 'instant' })
  for (const { box, left, top } of around) box.scrollTo({ left, top, behavior: 'instant' })
}

/** The same once the frame is shown: on a phone it is opened later than it is drawn. The answer ends the waiting. */
export function scrollOnceShown(element: Element): () => void {
  const waiting = new AbortController()
  if (window.innerHeight > 0) scrollInFrame(element)
  else
    window.addEventListener('resize', () => scrollInFrame(element), {
      once: true,
      signal: waiting.signal,
    })
  return () => waiting.abort()
}

/** Whatever may scroll around this page's frame; nothing where it stands by itself. */
function boxesAround(): Element[] {
  const boxes: Element[] = []
  for (let box = window.frameElement?.parentElement; box; box = box.parentElement) boxes.push(box)
  return boxes
}
