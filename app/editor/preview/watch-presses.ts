import { readPath, type ListingPath } from './preview-messages.ts'

const LEADING = 'a, area, button, form'
/** What a browser turns Enter into a click on. */
const CLICKED = 'a[href], button, summary'

type Told = {
  /** A value was pressed, and on which mark of it. */
  open: (at: ListingPath, mark: Element) => void
  leave: () => void
}

/**
 * Tells which value somebody presses, by whatever hand, and of Escape, until the answer is called. Nothing
 * else on the page leads anywhere: links open no page and forms send nothing.
 */
export function watchPresses({ open, leave }: Told): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onPress = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const mark = target.closest('[data-at]')
    const at = readPath(mark?.getAttribute('data-at') ?? null)
    if (at || target.closest(LEADING)) event.preventDefault()
    if (at && mark && event.type === 'click') open(at, mark)
  }
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key === 'Escape') leave()
    if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return
    const at = readPath(target.getAttribute('data-at'))
    if (!at || (key === 'Enter' && target.matches(CLICKED))) return
    event.preventDefault()
    open(at, target)
  }
  for (const kind of ['click', 'auxclick', 'submit'])
    document.addEventListener(kind, onPress, { capture: true, signal })
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return () => ending.abort()
}
