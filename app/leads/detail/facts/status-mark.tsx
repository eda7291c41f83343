import type { LeadStatus } from '#app/leads/status/lead-status.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

const quarters: Record<Exclude<LeadStatus, 'lost'>, string> = {
  new: '',
  contacted: 'M1 6h5v5H1z',
  'site-visit': 'M1 6h10v5H1z',
  negotiation: 'M1 1h5v5h5v5H1z',
  won: 'M1 1h10v10H1z',
}

export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className="status-mark">
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M.75.75h10.5v10.5H.75z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {status === 'lost' ? (
          <path d="M1 11 11 1" stroke="currentColor" strokeWidth="1.5" />
        ) : (
          <path d={quarters[status]} fill="currentColor" />
        )}
      </svg>
      {leadTexts.status[status]}
    </span>
  )
}
