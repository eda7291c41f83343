import { useFetcher } from 'react-router'

import { HISTORY } from '#app/leads/detail/history/history-address.ts'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { useFresh } from '#app/leads/live/use-fresh.ts'

/** In an address that is asked for news of a lead on the screen. */
export const LOOK = 'look'
/** Milliseconds between the signs that somebody still has the lead open. */
const SIGN_MS = 20_000

/** Whoever sent it is closed to the desk, or somebody else has the lead by now and this person sees only their own. */
export type Gone = 'erased' | 'elsewhere'

/** What an address with `LOOK` answers; null when the server was out of reach. */
export type Looked = { record: LeadRecord } | { gone: Gone } | null

/** The record as it is by now: it is read again when there is news, and as a sign that it is still open. */
export function useNewest(record: LeadRecord): { newest: LeadRecord; gone: Gone | undefined } {
  const { state, data: read, load } = useFetcher<Looked>({ key: `lead-${record.lead.id}` })
  const part = record.before === null ? '' : `&${HISTORY}=${record.before}`
  useFresh(['leads', 'readers'], {
    isIdle: state === 'idle',
    read: () => void load(`/dashboard/leads/${record.lead.id}?${LOOK}${part}`),
    signMs: SIGN_MS,
  })
  // What was asked for while another part of the history stood here is not for this one.
  const isNewer =
    read && 'record' in read && read.record.at > record.at && read.record.before === record.before
  return {
    newest: isNewer ? read.record : record,
    gone: read && 'gone' in read ? read.gone : undefined,
  }
}
