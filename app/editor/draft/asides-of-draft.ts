import { createContext, useMemo } from 'react'

import { asidesIn } from '#app/projects/model/asides.ts'
import { valueAt, type Content } from '#app/projects/publishing/edited-content.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import type { DraftState } from './draft-answer.ts'
import type { DraftStore } from './draft-store.ts'
import { asidesTakenOut } from './joined-asides.ts'

export type Asides = {
  of: (says: string) => string | undefined
  onSay: (says: string, of: string) => void
  takesOut: (fault: ListingFault | undefined) => (() => void) | undefined
}

/** Undefined where texts are compared with no facts, as on the site's own pages. */
export const AsidesContext = createContext<Asides | undefined>(undefined)

/** An entry whose sentence is gone from every text makes room for the next. */
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
        // The fault is of the saved draft; another entry may be at this index by now.
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
