import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'

import { DRAFT_STORE } from './draft-store.ts'
import { enquiryFields } from './enquiry.ts'

/** What belongs to the person, whichever page it is typed on. */
const EVERYWHERE = [...enquiryFields, 'country', 'reachBy', 'reachWhen'] as const
/** What belongs to the page it was chosen on. */
const ON_ITS_PAGE = ['day', 'time'] as const

/** What a form's controls hold, by their names. */
export type Fields = Readonly<Record<string, string>>

/**
 * What is typed, chosen and ticked so far on a page, with the key of an enquiry that may already have
 * reached the server.
 */
export type Draft = { fields: Fields; asks: readonly string[]; page: string; key: string }

/** A draft as a page takes it; only `isHere`, on the page it was typed on, it has what was chosen for that page. */
export type KeptDraft = { fields: Fields; asks: readonly string[]; isHere: boolean; key: string }

/**
 * Keeps what is typed for this tab, so that a reload loses nothing; an emptied form is none to keep.
 * Storage that is shut is no error.
 */
export function keepDraft({ fields, asks, page, key }: Draft): void {
  if (asks.length === 0 && areEmpty(fields)) return dropDraft()
  try {
    window.sessionStorage.setItem(DRAFT_STORE, JSON.stringify({ ...fields, asks, page, key }))
  } catch {
    return
  }
}

/** Whether nothing is typed or chosen; a country always is. */
export function areEmpty({ country: _always, ...filled }: Fields): boolean {
  return Object.values(filled).every((text) => text === '')
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_STORE)
  } catch {
    return
  }
}

/**
 * The draft of this tab, as far as a page may show it: what was chosen for a page stays on that page, and
 * a day that has passed meanwhile is none. Undefined when there is none or it is not one of ours.
 */
export function readDraft(page: string, now = new Date()): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT_STORE) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const kept = new Map<string, unknown>(Object.entries(value))
    const isHere = kept.get('page') === page
    const names = [...EVERYWHERE, ...(isHere ? ON_ITS_PAGE : [])]
    const fields = Object.fromEntries(
      names.flatMap((name) => {
        const text = kept.get(name)
        return typeof text === 'string' ? [[name, text]] : []
      }),
    )
    // As everybody counts them, the first day that can be asked for is tomorrow.
    if ((fields['day'] ?? '') <= dayOf(now)) delete fields['day']
    const asks = kept.get('asks')
    const key = kept.get('key')
    return {
      fields,
      asks: isHere && Array.isArray(asks) ? asks.filter((ask) => typeof ask === 'string') : [],
      isHere,
      key: typeof key === 'string' ? key : '',
    }
  } catch {
    return undefined
  }
}
