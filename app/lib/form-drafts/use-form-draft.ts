import { createContext, use, useEffect, useRef, useState } from 'react'

import { dropDraft, keepDraft, onSettled, readDraft } from './draft-store.ts'
import { emptyPosted, fillIn, typedIn } from './typed-fields.ts'

export const DraftOwner = createContext('')

export type FormDraft = { key: string; isRestored: boolean; discard: () => void }

/** Saves a form's input on the device until it is sent. Needs `ref={form}` and a `DraftNote`; `isEmptied` is for forms that stay. */
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
