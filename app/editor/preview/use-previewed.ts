import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Leaf } from './project-leaves.ts'
import { markPage } from './mark-page.ts'
import { bringInSight, coveredFoot, coverFoot, outline, returnTo } from './point-to.ts'
import {
  readToPreview,
  notifyEditor,
  type ContentPath,
  type ToPreview,
} from './preview-messages.ts'
import { watchPresses } from './watch-presses.ts'

type Ways<T> = {
  /** Undefined while the draft is invalid. */
  read: (content: unknown) => T | undefined
  leavesOf: (content: T) => readonly Leaf[]
  reveal?: (at: ContentPath) => void
}

export function usePreviewed<T>(first: T, { read, leavesOf, reveal }: Ways<T>): T {
  const [shown, setShown] = useState(first)
  const pointed = useRef<ContentPath>(undefined)
  const pressed = useRef<Element>(undefined)
  const marked = useRef(leavesOf)

  // The editor has not sent the first content, so it needs no `shown`.
  useLayoutEffect(() => {
    const main = mainPart()
    markPage(main, leavesOf(shown))
    const place = outline(main, pointed.current, pressed.current)
    if (place && (marked.current !== leavesOf || coveredFoot() > 0)) bringInSight(place)
    marked.current = leavesOf
    if (shown !== first) notifyEditor({ kind: 'shown' })
  }, [shown, first, leavesOf])

  useEffect(() => {
    const draw = (content: unknown) => {
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
      if (message.kind === 'content') draw(message.listing)
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
