import { readPath, type ContentPath } from './preview-messages.ts'

const LEADING = 'a, area, button, form'
/** Browsers turn Enter into a click on these. */
const CLICKED = 'a[href], button, summary'

type Handlers = {
  open: (at: ContentPath, mark: Element) => void
  leave: () => void
}

/** Reports presses on values and Escape until the returned function runs; links and forms on the page do nothing. */
export function watchPresses({ open, leave }: Handlers): () => void {
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
