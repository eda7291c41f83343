import { sorted } from '#app/lib/lists.ts'

import { readPath, type ContentPath } from './preview-messages.ts'
import { scrollInFrame } from './scroll-in-frame.ts'

const POINTED = 'data-pointed'

/** Outlines each place of a value; returns the one that was pressed, or the largest. */
export function outline(
  part: Element,
  at: ContentPath | undefined,
  pressed?: Element,
): Element | undefined {
  for (const element of part.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED)
  const pointed = at ? placesOf(part, at) : []
  for (const element of pointed) element.setAttribute(POINTED, '')
  if (pressed && pointed.includes(pressed)) return pressed
  return sorted(pointed, (one, other) => sizeOf(other) - sizeOf(one))[0]
}

export function bringInSight(element: Element): void {
  for (
    let box = element.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  )
    box.open = true
  const { top, bottom } = element.getBoundingClientRect()
  const room = window.innerHeight - coveredFoot()
  const isSeen = top >= 0 && bottom <= room
  // Of an element higher than the frame, show the beginning.
  if (!isSeen) scrollInFrame(element, { block: bottom - top > room / 2 ? 'start' : 'center' })
}

let covered = 0

/** Pixels of the frame's foot under the editor's sheet; scrolling reaches above it. */
export function coverFoot(foot: number): void {
  covered = foot
  document.documentElement.style.setProperty('--covered', `${foot}px`)
}

export function coveredFoot(): number {
  return covered
}

export function returnTo(part: Element, pressed: Element | undefined): void {
  const place = pressed?.isConnected === true ? pressed : part.querySelector(`[${POINTED}]`)
  const stop = place?.closest('[data-edits]') ?? place?.querySelector('[data-edits]')
  window.focus()
  if (stop instanceof HTMLElement || stop instanceof SVGElement) stop.focus({ preventScroll: true })
}

/** Exact places first, then parents, then children. */
function placesOf(part: Element, at: ContentPath): Element[] {
  const marks = [...part.querySelectorAll('[data-field]')].map((element) => ({
    element,
    path: readPath(element.getAttribute('data-field')) ?? [],
  }))
  const around = sorted(
    marks.filter(({ path }) => isBelow(at, path)),
    (one, other) => other.path.length - one.path.length,
  )
  const nearest = around[0]?.path.length
  if (nearest !== undefined)
    return around.flatMap(({ element, path }) => (path.length === nearest ? [element] : []))
  return marks.filter(({ path }) => isBelow(path, at)).map(({ element }) => element)
}

function isBelow(path: ContentPath, above: ContentPath): boolean {
  return above.every((step, index) => step === path[index])
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
