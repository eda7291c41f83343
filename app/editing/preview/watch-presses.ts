import { readPath, type ListingPath } from './preview-messages.ts'

const LEADING = 'a, area, button, form'
/** What a browser turns Enter into a click on. */
const CLICKED = 'a[href], button, summary'

/**
 * Tells which value somebody presses, by whatever hand, until the answer is called. Nothing else on the
 * page leads anywhere: links open no page and forms send nothing.
 */
export function watchPresses(open: (at: ListingPath) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onPress = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const at = pathAt(target)
    if (at || target.closest(LEADING)) event.preventDefault()
    if (at && event.type === 'click') open(at)
  }
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return
    const at = readPath(target.getAttribute('data-at'))
    if (!at || (key === 'Enter' && target.matches(CLICKED))) return
    event.preventDefault()
    open(at)
  }
  for (const kind of ['click', 'auxclick', 'submit'])
    document.addEventListener(kind, onPress, { capture: true, signal })
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return () => ending.abort()
}

function pathAt(target: Element): ListingPath | undefined {
  return readPath(target.closest('[data-at]')?.getAttribute('data-at') ?? null)
}
