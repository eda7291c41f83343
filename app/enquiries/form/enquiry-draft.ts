import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'

import { DRAFT_STORE } from './draft-store.ts'
import { enquiryFields } from './enquiry.ts'

const EVERYWHERE = [...enquiryFields, 'country', 'reachBy', 'reachWhen'] as const
const SAME_PAGE_FIELDS = ['day', 'time'] as const

export type Fields = Readonly<Record<string, string>>

/** `key` is that of an enquiry that the server may have received. */
export type Draft = { fields: Fields; asks: readonly string[]; page: string; key: string }

export type RestoredDraft = {
  fields: Fields
  asks: readonly string[]
  isHere: boolean
  key: string
}

/** For this tab, so that a reload loses nothing; ignores blocked storage and empty forms. */
export function keepDraft({ fields, asks, page, key }: Draft): void {
  if (asks.length === 0 && areEmpty(fields)) return dropDraft()
  try {
    window.sessionStorage.setItem(DRAFT_STORE, JSON.stringify({ ...fields, asks, page, key }))
  } catch {
    return
  }
}

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

/** Without choices of another page or past days; undefined where there is none or it is invalid. */
export function readDraft(page: string, now = new Date()): RestoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT_STORE) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const saved = new Map<string, unknown>(Object.entries(value))
    const isHere = saved.get('page') === page
    const names = [...EVERYWHERE, ...(isHere ? SAME_PAGE_FIELDS : [])]
    const fields = Object.fromEntries(
      names.flatMap((name) => {
        const text = saved.get(name)
        return typeof text === 'string' ? [[name, text]] : []
      }),
    )
    // The first day on offer is tomorrow.
    if ((fields['day'] ?? '') <= dayOf(now)) delete fields['day']
    const requestedItems = saved.get('asks')
    const key = saved.get('key')
    return {
      fields,
      asks:
        isHere && Array.isArray(requestedItems)
          ? requestedItems.filter((item) => typeof item === 'string')
          : [],
      isHere,
      key: typeof key === 'string' ? key : '',
    }
  } catch {
    return undefined
  }
}
