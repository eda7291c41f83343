import { createContext, useMemo } from 'react'

import { asidesIn } from '#app/projects/model/asides.ts'
import { valueAt, type Content } from '#app/projects/publishing/edited-content.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import type { DraftState } from './draft-answer.ts'
import type { DraftStore } from './draft-store.ts'
import { asidesTakenOut } from './joined-asides.ts'

/** The sentences of a draft that are said of something else, and the way to say so of one more. */
export type Asides = {
  of: (says: string) => string | undefined
  onSay: (says: string, of: string) => void
  /** Takes out the one that a fault names; undefined where that is no sentence that no text says any more. */
  takesOut: (fault: ListingFault | undefined) => (() => void) | undefined
}

/** Undefined where texts are held against no facts, as those of the site's own pages. */
export const AsidesContext = createContext<Asides | undefined>(undefined)

/** Those of a listing's draft; one that no text says any more makes room for the next. */
export function useAsides(
  content: Content,
  store: DraftStore,
  { state: { faults }, onGone }: { state: DraftState; onGone: () => void },
): Asides {
  return useMemo(() => {
    const known = new Map(asidesIn(content).map(({ says, of }) => [says, of]))
    const isLeft = (says: string) => faults.some(({ unsaid }) => unsaid === says)
    return {
      of: (says) => known.get(says),
      onSay: (says, of) => {
        const gone = new Set([...known.keys()].filter(isLeft))
        const rows = valueAt(content, ['asides'])
        const kept = (Array.isArray(rows) ? rows : []).filter(
          (row: unknown) => !gone.has(String(valueAt(row, ['says']))),
        )
        store.change(['asides'], [...kept, { says, of }])
      },
      takesOut: (fault) => {
        const [, index] = fault?.at ?? []
        if (fault?.unsaid === undefined) return undefined
        // It is known of what was saved last: something else may stand there by now.
        const says = valueAt(content, ['asides', index ?? '', 'says'])
        if (String(says).trim() !== fault.unsaid) return undefined
        return () => {
          onGone()
          store.change(
            [],
            asidesTakenOut(content, (one) => one === index),
          )
        }
      },
    }
  }, [content, store, faults, onGone])
}
