import { useEffect, useState, useSyncExternalStore } from 'react'

import { DraftStore, type DraftView } from './draft-store.ts'
import { keptDraft } from './kept-draft.ts'
import { saveDraft } from './save-draft.ts'

type First = ConstructorParameters<typeof DraftStore>[0] & { id: number }

/** A listing as it is being written on this page, and how it is changed. */
export function useDraft({ id, ...first }: First): { store: DraftStore; view: DraftView } {
  const [store] = useState(
    () =>
      new DraftStore(first, {
        save: (draft) => saveDraft(id, draft),
        kept: keptDraft(id),
        later: (work, ms) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
      }),
  )
  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const now = () => void store.flush()
    store.open()
    window.addEventListener('online', now, { signal })
    window.addEventListener('pagehide', now, { signal })
    document.addEventListener('visibilitychange', now, { signal })
    return () => {
      left.abort()
      now()
      store.close()
    }
  }, [store])
  return { store, view }
}
