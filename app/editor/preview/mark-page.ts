import { projectPreviewTexts as texts } from '#app/strings/en/project-preview.ts'

import { normalizeSpaces, type Leaf } from './project-leaves.ts'
import { commonPath, matchTexts } from './match-texts.ts'
import { textsIn } from './page-texts.ts'
import type { ContentPath } from './preview-messages.ts'

/** One stop for keyboards and screen readers, whatever is inside. */
const WHOLE = '[role="img"], a, button, summary'
const REACHED = 'data-edits'
/** The roles of these carry structure, so they stay. */
const KEEPS_ROLE = /^(?:h[1-6]|li|dt|dd|figcaption|legend|td|th|svg|text|label|summary|button)$/i

/** Marks each element that draws a value with its path (`data-at`); runs after every render, so the page needs no changes. */
export function markPage(part: Element, leaves: readonly Leaf[]): void {
  unmark(part)
  const paths = [...matchTexts(textsIn(part), leaves), ...picturesIn(part, leaves)]
  const reached = new Map<Element, ContentPath>()
  for (const [element, path] of paths) {
    // The outer mark handles the press.
    if (pathAround(element) === JSON.stringify(path)) continue
    setPath(element, path)
    const whole = reachedWith(element)
    if (!whole) continue
    // The title below a picture has its own field.
    const known = element.matches('img') ? undefined : reached.get(whole)
    reached.set(whole, known ? commonPath(known, path) : path)
  }
  for (const [element, path] of reached) if (path.length > 0) setPath(element, path)
  for (const element of reached.keys()) makeFocusable(element)
  for (const element of reached.keys()) name(element)
}

function picturesIn(part: Element, leaves: readonly Leaf[]): [Element, ContentPath][] {
  return leaves.flatMap(({ at, homes: [home], picture }): [Element, ContentPath][] => {
    if (!picture) return []
    const shown = part.querySelectorAll(`${home} [data-lightbox] img`)
    const found = shown.length === picture.of ? shown[picture.index] : undefined
    return found ? [[found, at]] : []
  })
}

function pathAround({ parentElement }: Element): string | undefined {
  return parentElement?.closest('[data-at]')?.getAttribute('data-at') ?? undefined
}

/** Undefined for a hidden text, where a sighted editor would lose the focus. */
function reachedWith(element: Element): Element | undefined {
  if (element.closest('[aria-hidden="true"]')) return undefined
  const whole = element.closest(WHOLE) ?? element
  // Changing texts are marked on the sentence that replaces them for screen readers.
  const isUnseen = whole.matches('.visually-hidden') && !whole.matches(':has(+ .rotating)')
  return isUnseen ? undefined : whole
}

function setPath(element: Element, path: ContentPath): void {
  element.setAttribute('data-at', JSON.stringify(path))
}

function makeFocusable(element: Element): void {
  const isReached = element instanceof HTMLElement && element.tabIndex === 0
  if (!isReached) element.setAttribute('tabindex', '0')
  element.setAttribute(REACHED, isReached ? '' : 'tabindex')
}

function name(element: Element): void {
  const isMore =
    KEEPS_ROLE.test(element.tagName) || element.querySelector(`a, button, [${REACHED}]`)
  const set: Record<string, string> = isMore
    ? { 'aria-description': texts.edit }
    : { role: 'button', 'aria-label': nameOf(element) }
  const added = Object.keys(set).filter((key) => !element.hasAttribute(key))
  for (const key of added) element.setAttribute(key, set[key] ?? '')
  element.setAttribute(REACHED, `${element.getAttribute(REACHED) ?? ''} ${added.join(' ')}`.trim())
}

function nameOf(element: Element): string {
  const text = normalizeSpaces(element.textContent)
  const picture = element.querySelector('img[data-at]')
  return picture ? texts.editPicture(picture.getAttribute('alt') ?? '', text) : texts.editThis(text)
}

function unmark(part: Element): void {
  for (const element of part.querySelectorAll('[data-at]')) {
    const added = element.getAttribute(REACHED)?.split(' ') ?? []
    for (const key of ['data-at', REACHED, ...added.filter(Boolean)]) element.removeAttribute(key)
  }
}
