import type { Done } from '#app/leads/detail/bar/done-bar.tsx'
import { readPartialUndo } from '#app/leads/status/undo-text.ts'
import { parseUrl } from '#app/lib/http/parse-url.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { personTexts } from '#app/strings/en/person.ts'
import { privacyTexts } from '#app/strings/en/privacy.ts'

const RESULT_PARAM = 'done'
const RESULT_TEXTS = {
  same: panelTexts.done,
  undone: panelTexts.undone,
  late: panelTexts.notUndone,
  gone: personTexts.stale,
  closed: privacyTexts.closed,
  elsewhere: addLeadTexts.elsewhere,
} as const

/** An address with its result: `result` can be undone; undefined means no change. */
export function withDone(address: string, result: string | undefined): string {
  if (result === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${RESULT_PARAM}=${result}`
}

export function doneIn(search: URLSearchParams): Done | undefined {
  const result = search.get(RESULT_PARAM) ?? ''
  const message = new Map<string, string>(Object.entries(RESULT_TEXTS)).get(result)
  if (message !== undefined) return { text: message }
  const left = readPartialUndo(result)
  if (left) return { text: panelTexts.undoneExcept(left) }
  return isChangeSetId(result) ? { text: panelTexts.done, changeSetId: result } : undefined
}

export function isChangeSetId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/** The dashboard page that a form returns to, whatever it posted; `result` is a change set or a result. */
export function dashboardPath(posted: string, result: string): string {
  const url = parseUrl(posted, 'http://dashboard.invalid')
  const isDashboard = url?.host === 'dashboard.invalid' && /^\/dashboard(?:\/|$)/.test(url.pathname)
  if (!url || !isDashboard) return '/dashboard'
  const { searchParams } = url
  searchParams.set(RESULT_PARAM, result)
  return `${url.pathname}?${searchParams.toString()}`
}
