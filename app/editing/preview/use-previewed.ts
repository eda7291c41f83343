import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { Leaf } from './listing-leaves.ts'
import { markPage } from './mark-page.ts'
import { bringInSight, outline } from './point-to.ts'
import { readToPreview, tellEditor, type ListingPath } from './preview-messages.ts'
import { watchPresses } from './watch-presses.ts'

/** How what is edited is read from what the editor sends, and where its values may stand on the page. */
type Ways<T> = {
  /** Undefined where its schema does not read it yet. */
  read: (content: unknown) => T | undefined
  leavesOf: (content: T) => readonly Leaf[]
  /** Shows the page that a value stands on, where there are several; those have other leaves then. */
  turn?: (at: ListingPath) => void
}

/** What to draw: as the editor around this page says it, from what came with the page on. */
export function usePreviewed<T>(first: T, { read, leavesOf, turn }: Ways<T>): T {
  const [shown, setShown] = useState(first)
  const pointed = useRef<ListingPath>(undefined)
  const marked = useRef(leavesOf)

  // What came with the page nobody has sent.
  useLayoutEffect(() => {
    const main = mainPart()
    markPage(main, leavesOf(shown))
    const place = outline(main, pointed.current)
    if (place && marked.current !== leavesOf) bringInSight(place)
    marked.current = leavesOf
    if (shown !== first) tellEditor({ kind: 'shown' })
  }, [shown, first, leavesOf])

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readToPreview(event)
      if (message?.kind === 'content') {
        const sound = read(message.listing)
        if (sound === undefined) tellEditor({ kind: 'unsound' })
        else setShown(() => sound)
      }
      if (message?.kind !== 'point') return
      pointed.current = message.at
      turn?.(message.at)
      const place = outline(mainPart(), message.at)
      if (place) bringInSight(place)
    }
    window.addEventListener('message', listen)
    const unwatch = watchPresses((at) => tellEditor({ kind: 'open', at }))
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
