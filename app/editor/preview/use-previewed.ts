import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Leaf } from './listing-leaves.ts'
import { markPage } from './mark-page.ts'
import { bringInSight, coveredFoot, coverFoot, outline, returnTo } from './point-to.ts'
import { readToPreview, tellEditor, type ListingPath, type ToPreview } from './preview-messages.ts'
import { watchPresses } from './watch-presses.ts'

type Ways<T> = {
  /** Undefined while the draft is invalid. */
  read: (content: unknown) => T | undefined
  leavesOf: (content: T) => readonly Leaf[]
  turn?: (at: ListingPath) => void
}

export function usePreviewed<T>(first: T, { read, leavesOf, turn }: Ways<T>): T {
  const [shown, setShown] = useState(first)
  const pointed = useRef<ListingPath>(undefined)
  const pressed = useRef<Element>(undefined)
  const marked = useRef(leavesOf)

  // The editor has not sent the first content, so it needs no `shown`.
  useLayoutEffect(() => {
    const main = mainPart()
    markPage(main, leavesOf(shown))
    const place = outline(main, pointed.current, pressed.current)
    if (place && (marked.current !== leavesOf || coveredFoot() > 0)) bringInSight(place)
    marked.current = leavesOf
    if (shown !== first) tellEditor({ kind: 'shown' })
  }, [shown, first, leavesOf])

  useEffect(() => {
    const draw = (listing: unknown) => {
      const sound = read(listing)
      if (sound === undefined) tellEditor({ kind: 'unsound' })
      else setShown(() => sound)
    }
    const show = () => {
      const place = outline(mainPart(), pointed.current, pressed.current)
      if (place) bringInSight(place)
    }
    const heed = (message: ToPreview) => {
      if (message.kind === 'ask') tellEditor({ kind: 'ready' })
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
      turn?.(message.at)
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
        tellEditor({ kind: 'open', at })
      },
      leave: () => tellEditor({ kind: 'leave' }),
    })
    tellEditor({ kind: 'ready' })
    return () => {
      window.removeEventListener('message', listen)
      unwatch()
    }
  }, [read, turn])

  return shown
}

function mainPart(): HTMLElement {
  return document.getElementById('main') ?? document.body
}
