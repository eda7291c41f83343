import type { Content } from '#app/publishing/edited-content.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { markPage } from './mark-page.ts'
import { bringInSight, coveredFoot, coverFoot, outline, returnTo } from './point-to.ts'
import {
  readToPreview,
  notifyEditor,
  type ContentPath,
  type ToPreview,
  readPath,
} from './preview-messages.ts'

type Ways<T> = {
  /** Undefined while the draft is invalid. */
  read: (content: Content) => T | undefined
  /** The page of the draft that is shown, where it has several. */
  page?: number | undefined
  reveal?: (at: ContentPath) => void
}

export function usePreviewed<T>(first: T, { read, page, reveal }: Ways<T>): T {
  const [shown, setShown] = useState(first)
  const pointed = useRef<ContentPath>(undefined)
  const pressed = useRef<Element>(undefined)
  const marked = useRef(page)

  // The editor has not sent the first content, so it needs no `shown`.
  useLayoutEffect(() => {
    const main = mainPart()
    markPage(main)
    const place = outline(main, pointed.current, pressed.current)
    if (place && (marked.current !== page || coveredFoot() > 0)) bringInSight(place)
    marked.current = page
    if (shown !== first) notifyEditor({ kind: 'shown' })
  }, [shown, first, page])

  useEffect(() => {
    const draw = (content: Content) => {
      const sound = read(content)
      if (sound === undefined) notifyEditor({ kind: 'unsound' })
      else setShown(() => sound)
    }
    const show = () => {
      const place = outline(mainPart(), pointed.current, pressed.current)
      if (place) bringInSight(place)
    }
    const heed = (message: ToPreview) => {
      if (message.kind === 'ask') notifyEditor({ kind: 'ready' })
      if (message.kind === 'content') draw(message.content)
      if (message.kind === 'return') returnTo(mainPart(), pressed.current)
      if (message.kind === 'cover') {
        // A growing sheet must not hide the place in view; a shrinking one hides nothing.
        const isMore = message.foot > coveredFoot()
        coverFoot(message.foot)
        if (isMore) show()
      }
      if (message.kind !== 'point') return
      pointed.current = message.at
      reveal?.(message.at)
      show()
    }
    const listen = (event: MessageEvent) => {
      const message = readToPreview(event)
      if (message) heed(message)
    }
    window.addEventListener('message', listen)
    const unwatch = watchPresses({
      open: (at, mark) => {
        pressed.current = mark
        notifyEditor({ kind: 'open', at })
      },
      leave: () => notifyEditor({ kind: 'leave' }),
    })
    notifyEditor({ kind: 'ready' })
    return () => {
      window.removeEventListener('message', listen)
      unwatch()
    }
  }, [read, reveal])

  return shown
}

function mainPart(): HTMLElement {
  return document.getElementById('main') ?? document.body
}

const LEADING = 'a, area, button, form'
/** Browsers turn Enter into a click on these. */
const CLICKED = 'a[href], button, summary'

type Handlers = {
  open: (at: ContentPath, mark: Element) => void
  leave: () => void
}

/** Reports presses on values and Escape until the returned function runs; links and forms on the page do nothing. */
function watchPresses({ open, leave }: Handlers): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onPress = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const mark = target.closest('[data-field]')
    const at = readPath(mark?.getAttribute('data-field') ?? null)
    if (at || target.closest(LEADING)) event.preventDefault()
    if (at && mark && event.type === 'click') open(at, mark)
  }
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key === 'Escape') leave()
    if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return
    const at = readPath(target.getAttribute('data-field'))
    if (!at || (key === 'Enter' && target.matches(CLICKED))) return
    event.preventDefault()
    open(at, target)
  }
  for (const kind of ['click', 'auxclick', 'submit'])
    document.addEventListener(kind, onPress, { capture: true, signal })
  document.addEventListener('keydown', onKey, { capture: true, signal })
  return () => ending.abort()
}
