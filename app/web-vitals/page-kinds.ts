import type { ListedName } from '#app/config/addresses.ts'
import { speedTexts } from '#app/strings/en/speed.ts'

/** The public pages whose speed is measured, by their names in the table of addresses. */
export type PageKind = ListedName | 'shortlist' | 'visit'

/** What the desk calls each kind of page; all listings are one kind. */
export const pageKindNames: Record<PageKind, string> = speedTexts.pages

export const pageKinds = Object.keys(pageKindNames).filter(isPageKind)

/** Whether a name of the table of addresses is that of a page whose speed is measured. */
export function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageKindNames, name)
}
