import type { ListedName } from '#app/config/addresses.ts'
import { speedTexts } from '#app/strings/en/speed.ts'

export type PageKind = ListedName | 'assuredReturn' | 'shortlist' | 'visit'

export const pageKindNames: Record<PageKind, string> = speedTexts.pages

export const pageKinds = Object.keys(pageKindNames).filter(isPageKind)

export function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageKindNames, name)
}
