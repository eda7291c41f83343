import { useEffect, useMemo, useState } from 'react'

import type { readChanges } from '#app/editor/changes/read-changes.ts'
import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import type { Content } from '#app/publishing/edited-content.ts'

type Known = {
  content: Content
  published: Content
  changes: PlacedChange[]
  /** Loads the parser. */
  hasFacts: boolean
}

/** Facts that the draft changes; the server's list until the browser has loaded the parser, and for invalid drafts. */
export function useLiveChanges({ content, published, changes, hasFacts }: Known): PlacedChange[] {
  const [reading, setReading] = useState<{ of: typeof readChanges }>()
  useEffect(() => {
    if (!hasFacts) return undefined
    let isLeft = false
    import('#app/editor/changes/read-changes.ts').then(
      ({ readChanges: of }) => {
        if (!isLeft) setReading({ of })
      },
      // The server lists them a moment later.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [hasFacts])
  const read = useMemo(() => reading?.of(published), [reading, published])
  return useMemo(() => read?.(content) ?? changes, [read, content, changes])
}
