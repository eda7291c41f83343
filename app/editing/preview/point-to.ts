import { readPath, type ListingPath } from './preview-messages.ts'
import { scrollInFrame } from './scroll-in-frame.ts'

const POINTED = 'data-pointed'

/** Outlines where a value stands, on every place of the page's part, and nothing else; answers the largest of them. */
export function outline(part: Element, at: ListingPath | undefined): Element | undefined {
  for (const element of part.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED)
  const pointed = at ? placesOf(part, at) : []
  for (const element of pointed) element.setAttribute(POINTED, '')
  return pointed.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
}

/** Has a place in sight, in what is opened for it; one that is stays where it is. */
export function bringInSight(element: Element): void {
  for (
    let box = element.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  )
    box.open = true
  const { top, bottom } = element.getBoundingClientRect()
  const isSeen = top >= 0 && bottom <= window.innerHeight
  if (!isSeen) scrollInFrame(element, { block: 'center' })
}

/** Where the value itself is, else what it is a part of, else what is a part of it. */
function placesOf(part: Element, at: ListingPath): Element[] {
  const marks = [...part.querySelectorAll('[data-at]')].map((element) => ({
    element,
    path: readPath(element.getAttribute('data-at')) ?? [],
  }))
  const around = marks
    .filter(({ path }) => isBelow(at, path))
    .toSorted((one, other) => other.path.length - one.path.length)
  const nearest = around[0]?.path.length
  if (nearest !== undefined)
    return around.flatMap(({ element, path }) => (path.length === nearest ? [element] : []))
  return marks.filter(({ path }) => isBelow(path, at)).map(({ element }) => element)
}

function isBelow(path: ListingPath, above: ListingPath): boolean {
  return above.every((step, index) => step === path[index])
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
