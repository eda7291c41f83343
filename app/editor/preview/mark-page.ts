import { projectPreviewTexts as texts } from '#app/strings/en/project-preview.ts'

import { readPath, type ContentPath } from './preview-messages.ts'

/** One stop for keyboards and screen readers, whatever is inside. */
const WHOLE = '[role="img"], a, button, summary'
const REACHED = 'data-edits'
/** The roles of these carry structure, so they stay. */
const KEEPS_ROLE = /^(?:h[1-6]|li|dt|dd|figcaption|legend|td|th|svg|text|label|summary|button)$/i

/** Makes each element with a field reachable by keyboard and names it; runs after every render. */
export function markPage(part: Element): void {
  unmark(part)
  const reached = new Map<Element, ContentPath>()
  // The picture of a link decides over the title below it.
  const elements = ['[data-field]:not(img)', 'img[data-field]'].flatMap((selector) => [
    ...part.querySelectorAll(selector),
  ])
  for (const element of elements) {
    const path = readPath(element.getAttribute('data-field'))
    const whole = reachedWith(element)
    if (!path || !whole) continue
    const known = element.matches('img') ? undefined : reached.get(whole)
    reached.set(whole, known ? commonPath(known, path) : path)
  }
  for (const [element, path] of reached) makeFocusable(element, path)
  for (const element of reached.keys()) name(element)
}

/** Undefined for a hidden text, where a sighted editor would lose the focus. */
function reachedWith(element: Element): Element | undefined {
  if (element.closest('[aria-hidden="true"]')) return undefined
  const whole = element.closest(WHOLE) ?? element
  // Changing texts are marked on the sentence that replaces them for screen readers.
  const isUnseen = whole.matches('.visually-hidden') && !whole.matches(':has(+ .rotating)')
  return isUnseen ? undefined : whole
}

/** The longest common prefix. */
function commonPath(one: ContentPath, other: ContentPath): ContentPath {
  const parted = one.findIndex((part, index) => part !== other[index])
  return parted < 0 ? one : one.slice(0, parted)
}

function makeFocusable(element: Element, path: ContentPath): void {
  const set: Record<string, string> = { 'data-field': JSON.stringify(path) }
  const isReached = element instanceof HTMLElement && element.tabIndex === 0
  if (!isReached) set['tabindex'] = '0'
  add(element, set)
}

function name(element: Element): void {
  const isMore =
    KEEPS_ROLE.test(element.tagName) || element.querySelector(`a, button, [${REACHED}]`)
  add(
    element,
    isMore ? { 'aria-description': texts.edit } : { role: 'button', 'aria-label': nameOf(element) },
  )
}

/** Adds attributes that React does not know, and lists them for `unmark`. */
function add(element: Element, attributes: Readonly<Record<string, string>>): void {
  const added = Object.keys(attributes).filter((key) => !element.hasAttribute(key))
  for (const key of added) element.setAttribute(key, attributes[key] ?? '')
  element.setAttribute(REACHED, `${element.getAttribute(REACHED) ?? ''} ${added.join(' ')}`.trim())
}

function nameOf(element: Element): string {
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim()
  const picture = element.querySelector('img[data-field]')
  return picture ? texts.editPicture(picture.getAttribute('alt') ?? '', text) : texts.editThis(text)
}

function unmark(part: Element): void {
  for (const element of part.querySelectorAll(`[${REACHED}]`)) {
    const added = element.getAttribute(REACHED)?.split(' ') ?? []
    for (const key of [REACHED, ...added.filter(Boolean)]) element.removeAttribute(key)
  }
}
