import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import { listSearch, readFilter, readSort } from '#app/leads/desk/lead-filter.ts'
import type { Done } from '#app/leads/panel/done-bar.tsx'

const ACT = 'done'
/** Said of what could not be taken back, or was. */
const SAID = { undone: panelTexts.undone, late: panelTexts.notUndone } as const

/** The part of an address that says the list beside the lead: with ? in front, or nothing. */
export function listSearchOf(url: URL): string {
  const search = listSearch(readFilter(url.searchParams), readSort(url.searchParams))
  return search === '' ? '' : `?${search}`
}

/** An address of the desk once something was done there: `act` can then be taken back. */
export function withDone(url: URL, act: string): string {
  const search = new URLSearchParams(listSearchOf(url))
  search.set(ACT, act)
  return `${url.pathname}?${search.toString()}`
}

/** What an address says was done. */
export function doneIn(url: URL): Done | undefined {
  const word = url.searchParams.get(ACT) ?? ''
  if (word === 'undone' || word === 'late') return { text: SAID[word] }
  return /^[\da-f-]{36}$/.test(word) ? { text: panelTexts.done, act: word } : undefined
}

/** Where a form of the desk leads back to: a page of the desk, whatever was posted. */
export function deskPath(posted: string, word: 'undone' | 'late'): string {
  const url = URL.parse(posted, 'http://desk.invalid')
  const isDesk = url?.host === 'desk.invalid' && /^\/dashboard(?:\/|$)/.test(url.pathname)
  if (!url || !isDesk) return '/dashboard'
  const { searchParams } = url
  searchParams.set(ACT, word)
  return `${url.pathname}?${searchParams.toString()}`
}
