import { use, useEffect, useSyncExternalStore } from 'react'

import { readOutcome } from '#app/leads/status/outcome.ts'
import { DraftOwner } from '#app/lib/form-drafts/use-form-draft.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import {
  callsVersion,
  dropCall,
  listCalls,
  onCallsChange,
  sendCalls,
  type WaitingCall,
} from './waiting-calls.ts'

/** Milliseconds between tries: a device may be online without reaching the server. */
const AGAIN_MS = 30_000

/** Says which calls wait or were refused, and sends them once the connection is back. */
export function WaitingCallsNotice() {
  const owner = use(DraftOwner)
  const version = useSyncExternalStore(onCallsChange, callsVersion, () => -1)
  const calls = version < 0 ? [] : listCalls(owner)
  const isWaiting = calls.some(({ refused }) => refused === '')
  useEffect(() => {
    if (!isWaiting) return undefined
    const left = new AbortController()
    const again = () => void send(owner)
    again()
    window.addEventListener('online', again, { signal: left.signal })
    document.addEventListener('visibilitychange', again, { signal: left.signal })
    const timer = setInterval(again, AGAIN_MS)
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [owner, isWaiting])
  if (calls.length === 0) return null
  return (
    <aside className="waiting-calls" aria-label={offlineTexts.label}>
      <ul>
        {calls.map((call) => (
          <CallLine key={call.key} call={call} onRemove={() => dropCall(owner, call.key)} />
        ))}
      </ul>
    </aside>
  )
}

async function send(owner: string): Promise<void> {
  const taken = await sendCalls(owner)
  if (taken > 0) showToast({ id: 'calls', kind: 'success', text: offlineTexts.sent(taken) })
}

function CallLine({ call, onRemove }: { call: WaitingCall; onRemove: () => void }) {
  const { lead, name, note, refused } = call
  const outcome = readOutcome(call.outcome)
  const outcomeText = outcome ? leadTexts.outcome[outcome] : call.outcome
  return (
    <li>
      {refused === '' ? <DashboardIcon name="clock" /> : <Icon name="alert" />}
      <div>
        <StatusMessage as="span">
          {refused === ''
            ? offlineTexts.waits(name, outcomeText)
            : offlineTexts.refused(name, outcomeText, refused)}
        </StatusMessage>
        {note === '' ? null : <p className="caption">{offlineTexts.note(note)}</p>}
      </div>
      {refused === '' ? null : (
        <>
          <a className="call-notice-action" href={`/dashboard/leads/${lead}`}>
            {offlineTexts.open}
          </a>
          <button type="button" className="call-notice-action" onClick={onRemove}>
            {offlineTexts.remove}
          </button>
        </>
      )}
    </li>
  )
}
