import { DRAFT_STORE } from './draft-store.ts'
import { emptyEnquiry, enquiryFields, type EnquiryInput } from './enquiry.ts'

const fields = ['name', 'phone', 'email', 'message', 'country'] as const

/** What is typed so far, with the key of an enquiry that may already have reached the server. */
export type Draft = { typed: EnquiryInput; key: string }

/**
 * Keeps what is typed for this tab, so that a reload loses nothing; an emptied form is none to keep.
 * Storage that is shut is no error.
 */
export function keepDraft(draft: Draft): void {
  if (enquiryFields.every((field) => draft.typed[field] === '')) return dropDraft()
  try {
    window.sessionStorage.setItem(DRAFT_STORE, JSON.stringify({ ...draft.typed, key: draft.key }))
  } catch {
    return
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_STORE)
  } catch {
    return
  }
}

/** The draft of this tab; undefined when there is none or it is not one of ours. */
export function readDraft(): Draft | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT_STORE) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const texts = new Map(Object.entries(value))
    const typed = { ...emptyEnquiry }
    for (const field of fields) {
      const text: unknown = texts.get(field)
      if (typeof text === 'string') typed[field] = text
    }
    const key: unknown = texts.get('key')
    return { typed, key: typeof key === 'string' ? key : '' }
  } catch {
    return undefined
  }
}
