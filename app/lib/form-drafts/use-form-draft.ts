import { createContext, use, useEffect, useRef, useState } from 'react'

import { dropDraft, keepDraft, onSettled, readDraft } from './draft-store.ts'
import { emptyPosted, fillIn, typedIn } from './typed-fields.ts'

/** The account whose drafts this device keeps; empty where it keeps none. */
export const DraftOwner = createContext('')

/** The draft of a form: `key` names it, `isRestored` says that the form shows an earlier one. */
export type FormDraft = { key: string; isRestored: boolean; discard: () => void }

/**
 * Keeps what is typed into a form on this device until its own act is done. `name` tells the forms of an
 * account apart, such as `note 12`. The form has `ref={form}` and a `DraftNote`. `isEmptied` is for a form
 * that stays on the page after its act.
 */
export function useFormDraft(name: string, { isEmptied = false } = {}) {
  const owner = use(DraftOwner)
  const key = owner === '' ? '' : `${owner} ${name}`
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const { current } = form
    if (!current || key === '') return undefined
    const left = new AbortController()
    const keep = () => keepDraft(key, typedIn(current))
    for (const kind of ['input', 'change'])
      current.addEventListener(kind, keep, { signal: left.signal })
    const leave = onSettled((settled, posted) => {
      if (settled !== key) return
      if (isEmptied) emptyPosted(current, posted)
      setRestored(false)
    })
    setRestored(fillIn(current, readDraft(key)))
    // What was typed before the script came is kept, too.
    if (Object.keys(typedIn(current)).length > 0) keep()
    return () => {
      left.abort()
      leave()
    }
  }, [key, isEmptied])
  const discard = () => {
    dropDraft(key)
    form.current?.reset()
    setRestored(false)
  }
  const draft: FormDraft = { key, isRestored, discard }
  return { form, draft }
}
