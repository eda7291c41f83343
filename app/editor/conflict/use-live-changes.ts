import { useEffect, useMemo, useState } from 'react'

import type { readChanges } from '#app/editor/changes/read-changes.ts'
import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'

type Known = { content: unknown; published: unknown; changes: PlacedChange[] }

/**
 * The facts that a draft changes, as it is typed. What reads them comes after the form, from what its page in
 * the frame has loaded already; until then, and where no listing can be read, they are those that the server named.
 */
export function useLiveChanges({ content, published, changes }: Known): PlacedChange[] {
  const [reading, setReading] = useState<{ of: typeof readChanges }>()
  useEffect(() => {
    let isLeft = false
    import('#app/editor/changes/read-changes.ts').then(
      ({ readChanges: of }) => {
        if (!isLeft) setReading({ of })
      },
      // A line that is lost: the server names them a moment later.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  const read = useMemo(() => reading?.of(published), [reading, published])
  return useMemo(() => read?.(content) ?? changes, [read, content, changes])
}
