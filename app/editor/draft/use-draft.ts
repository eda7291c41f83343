import { useEffect, useState, useSyncExternalStore } from 'react'

import { DraftStore, type FirstDraft } from './draft-store.ts'
import type { DraftView } from './draft-view.ts'
import { localDraft } from './local-draft.ts'
import { saveDraft } from './save-draft.ts'

export type Edited = { address: string; storageKey: string; editor: { id: string; name: string } }

type First = Omit<FirstDraft, 'me'> & Edited

export function useDraft({ address, storageKey, editor, ...first }: First): {
  store: DraftStore
  view: DraftView
} {
  const [store] = useState(
    () =>
      new DraftStore(
        { ...first, me: editor.name },
        {
          save: (draft) => saveDraft({ address, editor: editor.id }, draft),
          // Another account on this device does not get the draft.
          localDraft: localDraft(`${storageKey}~${editor.id}`, {
            key: `desk-${storageKey}`,
            // A stored draft of the previous release belongs to the author of its base version.
            isOurs: ({ version }) =>
              version !== null && version === first.version && first.by === editor.name,
          }),
          later: (work, ms) => {
            const timer = setTimeout(work, ms)
            return () => clearTimeout(timer)
          },
        },
      ),
  )
  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const now = () => void store.flush()
    void store.open()
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
