import { useEffect, useState, useSyncExternalStore } from 'react'

import { DraftStore, type FirstDraft } from './draft-store.ts'
import type { DraftView } from './draft-view.ts'
import { keptDraft } from './local-draft.ts'
import { saveDraft } from './save-draft.ts'

/** What is edited: the address of its desk's page, the name by which a device keeps it, and who edits it. */
export type Edited = { address: string; keptAs: string; editor: { id: string; name: string } }

type First = Omit<FirstDraft, 'me'> & Edited

/** A listing or the words of a page as they are being written on this page, and how they are changed. */
export function useDraft({ address, keptAs, editor, ...first }: First): {
  store: DraftStore
  view: DraftView
} {
  const [store] = useState(
    () =>
      new DraftStore(
        { ...first, me: editor.name },
        {
          save: (draft) => saveDraft({ address, editor: editor.id }, draft),
          // Whoever else signs in on this device goes on with nothing of it.
          kept: keptDraft(`${keptAs}~${editor.id}`, {
            key: `desk-${keptAs}`,
            // It says not whose it is: what was typed on a version of their own is theirs.
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
