import { listingPreviewTexts as texts } from '#app/strings/en/listing-preview.ts'

import { plainWords, type Leaf } from './listing-leaves.ts'
import { commonPath, matchTexts } from './match-texts.ts'
import { textsIn } from './page-texts.ts'
import type { ListingPath } from './preview-messages.ts'

/** What is one thing to a keyboard and to a screen reader, whatever is drawn in it. */
const WHOLE = '[role="img"], a, button, summary'
/** A mark that a keyboard comes to. */
const REACHED = 'data-edits'
/** Of these the role says what they are part of; they keep it. */
const KEEPS_ROLE = /^(?:h[1-6]|li|dt|dd|figcaption|legend|td|th|svg|text|label|summary|button)$/i

/**
 * Marks each element of a page whose text comes from a value of what is edited (`leaves`) with the way to it
 * (`data-at`, as JSON), so that it can be pressed by whatever hand. It is done from outside, after each
 * drawing: the page's own parts know nothing of it.
 */
export function markPage(part: Element, leaves: readonly Leaf[]): void {
  unmark(part)
  const paths = [...matchTexts(textsIn(part), leaves), ...picturesIn(part, leaves)]
  const reached = new Map<Element, ListingPath>()
  for (const [element, path] of paths) {
    // What is within a mark of the same value is pressed with it.
    if (pathAround(element) === JSON.stringify(path)) continue
    setPath(element, path)
    const whole = reachedWith(element)
    if (!whole) continue
    // A picture comes before the title below it, which has a field in the form.
    const known = element.matches('img') ? undefined : reached.get(whole)
    reached.set(whole, known ? commonPath(known, path) : path)
  }
  for (const [element, path] of reached) if (path.length > 0) setPath(element, path)
  for (const element of reached.keys()) reach(element)
  for (const element of reached.keys()) name(element)
}

/** The pictures of galleries; none of one that does not show all that it has. */
function picturesIn(part: Element, leaves: readonly Leaf[]): [Element, ListingPath][] {
  return leaves.flatMap(({ at, homes: [home], picture }): [Element, ListingPath][] => {
    if (!picture) return []
    const shown = part.querySelectorAll(`${home} [data-lightbox] img`)
    const found = shown.length === picture.of ? shown[picture.index] : undefined
    return found ? [[found, at]] : []
  })
}

function pathAround({ parentElement }: Element): string | undefined {
  return parentElement?.closest('[data-at]')?.getAttribute('data-at') ?? undefined
}

/** What the tabulator stops at for a text; nothing for one that is not shown, where whoever sees would lose where they are. */
function reachedWith(element: Element): Element | undefined {
  if (element.closest('[aria-hidden="true"]')) return undefined
  const whole = element.closest(WHOLE) ?? element
  // Words that change are outlined for the sentence beside them.
  const isUnseen = whole.matches('.visually-hidden') && !whole.matches(':has(+ .rotating)')
  return isUnseen ? undefined : whole
}

function setPath(element: Element, path: ListingPath): void {
  element.setAttribute('data-at', JSON.stringify(path))
}

/** Has the tabulator stop here; a link is stopped at in any case. */
function reach(element: Element): void {
  const isReached = element instanceof HTMLElement && element.tabIndex === 0
  if (!isReached) element.setAttribute('tabindex', '0')
  element.setAttribute(REACHED, isReached ? '' : 'tabindex')
}

/** Says what a press does: as a button's name, or beside what the element is where it is more than a text. */
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

/** What it says, or what it shows. */
function nameOf(element: Element): string {
  const said = plainWords(element.textContent)
  const picture = element.querySelector('img[data-at]')
  return picture ? texts.editPicture(picture.getAttribute('alt') ?? '', said) : texts.editThis(said)
}

/** The page as React drew it. */
function unmark(part: Element): void {
  for (const element of part.querySelectorAll('[data-at]')) {
    const added = element.getAttribute(REACHED)?.split(' ') ?? []
    for (const key of ['data-at', REACHED, ...added.filter(Boolean)]) element.removeAttribute(key)
  }
}
