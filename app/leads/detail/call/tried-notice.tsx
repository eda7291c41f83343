import { useEffect, useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'

import {
  forgetTry,
  onAttemptsChange,
  lastAttempted,
  recordCalls,
  findAttemptedCall,
} from './tried-calls.ts'

/** Asks for the outcome of a call anywhere on the dashboard; an open lead's panel asks on its own. */
export function AttemptedCallNotice() {
  const open = useParams()['lead']
  const leadId = useSyncExternalStore(onAttemptsChange, lastAttempted, () => '')
  useEffect(() => {
    const left = new AbortController()
    recordCalls(left.signal)
    return () => left.abort()
  }, [])
  const attempted = leadId === '' || leadId === open ? undefined : findAttemptedCall(leadId)
  if (!attempted) return null
  return (
    <aside className="tried-notice" aria-label={panelTexts.callOutcome}>
      <DashboardIcon name="clock" />
      <StatusMessage as="span" event={attempted.at}>
        {panelTexts.triedTo(attempted.way, attempted.name)}
      </StatusMessage>
      <Link className="call-notice-action" to={`/dashboard/leads/${leadId}`}>
        {panelTexts.callOutcome}
      </Link>
      <button type="button" className="call-notice-action" onClick={() => forgetTry(leadId)}>
        {panelTexts.noCall}
      </button>
    </aside>
  )
}
