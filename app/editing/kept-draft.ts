import { fieldsOf, textOf } from '#app/lib/json-fields.ts'

import type { DraftWays, SavedDraft } from './draft-view.ts'
import { readSources } from './read-sources.ts'

/** What was typed and is not saved yet, by the name of what is edited, on this device alone: a reload or a line that is lost takes none of it. */
export function keptDraft(name: string): DraftWays['kept'] {
  const key = `desk-${name}`
  return {
    put: (draft) => {
      try {
        localStorage.setItem(key, textOfDraft(draft))
      } catch {
        // A device without room saves to the server alone.
      }
    },
    find: () => {
      try {
        const field = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'))
        const content = field('content')
        if (typeof content !== 'object') return undefined
        const sources = readSources(field('sources'))
        return { version: textOf(field('version')) ?? null, content, sources }
      } catch {
        return undefined
      }
    },
    drop: (saved) => {
      if (localStorage.getItem(key) === textOfDraft(saved)) localStorage.removeItem(key)
    },
  }
}

function textOfDraft({ version, content, sources }: SavedDraft): string {
  return JSON.stringify({ version, content, sources })
}
