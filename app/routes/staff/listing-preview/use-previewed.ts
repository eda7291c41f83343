import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { markPage } from '#app/editing/preview/mark-page.ts'
import { bringInSight, outline } from '#app/editing/preview/point-to.ts'
import {
  readToPreview,
  tellEditor,
  type ListingPath,
} from '#app/editing/preview/preview-messages.ts'
import { readContent } from '#app/editing/preview/read-content.ts'
import { watchPresses } from '#app/editing/preview/watch-presses.ts'
import type { Project } from '#app/projects/project.ts'

/** The listing to draw: as the editor around this page says it, from the one that came with the page on. */
export function usePreviewed(first: Project): Project {
  const [listing, setListing] = useState(first)
  const pointed = useRef<ListingPath>(undefined)

  // What came with the page nobody has sent.
  useLayoutEffect(() => {
    const main = mainPart()
    markPage(main, listing)
    outline(main, pointed.current)
    if (listing !== first) tellEditor({ kind: 'shown' })
  }, [listing, first])

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readToPreview(event)
      if (message?.kind === 'content') draw(message.listing, setListing)
      if (message?.kind !== 'point') return
      pointed.current = message.at
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
  }, [])

  return listing
}

function draw(content: unknown, show: (listing: Project) => void): void {
  const sound = readContent(content)
  if (sound) show(sound)
  else tellEditor({ kind: 'unsound' })
}

function mainPart(): HTMLElement {
  return document.getElementById('main') ?? document.body
}
