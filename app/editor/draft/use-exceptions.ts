import { createContext, useMemo } from 'react'

import { asidesIn } from '#app/projects/model/exceptions.ts'
import { valueAt, type Content } from '#app/projects/publishing/edited-content.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import type { DraftState } from './draft-answer.ts'
import type { DraftStore } from './draft-store.ts'
import { withoutExceptions } from './joined-exceptions.ts'

export type Exceptions = {
  of: (sentence: string) => string | undefined
  onAdd: (sentence: string, of: string) => void
  removalOf: (fault: ProjectFault | undefined) => (() => void) | undefined
}

/** Undefined where texts are compared with no facts, as on the site's own pages. */
export const ExceptionsContext = createContext<Exceptions | undefined>(undefined)

/** An entry whose sentence is gone from every text makes room for the next. */
export function useExceptions(
  content: Content,
  store: DraftStore,
  { state: { faults }, onRemoved }: { state: DraftState; onRemoved: () => void },
): Exceptions {
  return useMemo(() => {
    const known = new Map(asidesIn(content).map(({ says, of }) => [says, of]))
    const isLeft = (sentence: string) => faults.some(({ unstated }) => unstated === sentence)
    return {
      of: (sentence) => known.get(sentence),
      onAdd: (sentence, of) => {
        const removed = new Set([...known.keys()].filter(isLeft))
        const rows = valueAt(content, ['asides'])
        const remaining = (Array.isArray(rows) ? rows : []).filter(
          (row: unknown) => !removed.has(String(valueAt(row, ['says']))),
        )
        store.change(['asides'], [...remaining, { says: sentence, of }])
      },
      removalOf: (fault) => {
        const [, index] = fault?.at ?? []
        if (fault?.unstated === undefined) return undefined
        // The fault is of the saved draft; another entry may be at this index by now.
        const sentence = valueAt(content, ['asides', index ?? '', 'says'])
        if (String(sentence).trim() !== fault.unstated) return undefined
        return () => {
          onRemoved()
          store.change(
            [],
            withoutExceptions(content, (one) => one === index),
          )
        }
      },
    }
  }, [content, store, faults, onRemoved])
}
