import { useFetcher } from 'react-router'

import { HISTORY } from '#app/leads/detail/history/history-address.ts'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { useFresh } from '#app/leads/live/use-fresh.ts'

export const LOOK = 'look'
/** Milliseconds between signs that the lead is still open. */
const SIGN_MS = 20_000

export type MissingReason = 'erased' | 'elsewhere'

/** Answer to an address with `LOOK`; null when the server is out of reach. */
export type Looked = { record: LeadRecord } | { missing: MissingReason } | null

/** The current audit log: read again on news, and as a sign that the lead is still open. */
export function useNewest(record: LeadRecord): {
  newest: LeadRecord
  missing: MissingReason | undefined
} {
  const { state, data: read, load } = useFetcher<Looked>({ key: `lead-${record.lead.id}` })
  const part = record.before === null ? '' : `&${HISTORY}=${record.before}`
  useFresh(['leads', 'readers'], {
    isIdle: state === 'idle',
    read: () => void load(`/dashboard/leads/${record.lead.id}?${LOOK}${part}`),
    signMs: SIGN_MS,
  })
  // An answer for another part of the history is not for this one.
  const isNewer =
    read && 'record' in read && read.record.at > record.at && read.record.before === record.before
  return {
    newest: isNewer ? read.record : record,
    missing: read && 'missing' in read ? read.missing : undefined,
  }
}
