import type { Done } from '#app/leads/detail/bar/done-bar.tsx'
import { readLeftWord } from '#app/leads/status/undo-text.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { personTexts } from '#app/strings/en/person.ts'
import { privacyTexts } from '#app/strings/en/privacy.ts'

const ACT = 'done'
const SAID = {
  same: panelTexts.done,
  undone: panelTexts.undone,
  late: panelTexts.notUndone,
  gone: personTexts.gone,
  closed: privacyTexts.closed,
} as const

/** An address with its result: `act` can be undone; undefined means no change. */
export function withDone(address: string, act: string | undefined): string {
  if (act === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${ACT}=${act}`
}

export function doneIn(search: URLSearchParams): Done | undefined {
  const word = search.get(ACT) ?? ''
  const said = new Map<string, string>(Object.entries(SAID)).get(word)
  if (said !== undefined) return { text: said }
  const left = readLeftWord(word)
  if (left) return { text: panelTexts.undoneExcept(left) }
  return isAct(word) ? { text: panelTexts.done, act: word } : undefined
}

export function isAct(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/** The dashboard page that a form returns to, whatever it posted; `word` is a change set or a result. */
export function deskPath(posted: string, word: string): string {
  const url = parseUrl(posted, 'http://desk.invalid')
  const isDesk = url?.host === 'desk.invalid' && /^\/dashboard(?:\/|$)/.test(url.pathname)
  if (!url || !isDesk) return '/dashboard'
  const { searchParams } = url
  searchParams.set(ACT, word)
  return `${url.pathname}?${searchParams.toString()}`
}
