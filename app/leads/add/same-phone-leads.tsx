import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { fetchMatches } from '#app/leads/search/post-search.ts'
import { compactPhone } from '#app/lib/phone/phone.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

const PHONE_LENGTH = 10
/** Milliseconds without a key press. */
const PAUSE_MS = 250
const MAX = 3

/** The person's leads, while the phone is typed. */
export function SamePhoneLeads({ typed }: { typed: string }) {
  const leads = useLeadsOf(compactPhone(typed).slice(-PHONE_LENGTH))
  if (leads.length === 0) return null
  return (
    <StatusMessage as="div" className="add-known">
      <p>{addLeadTexts.known}</p>
      <ul>
        {leads.slice(0, MAX).map(({ id, name, location, ts, work }) => (
          <li key={id}>
            <Link className="link" to={`/dashboard/leads/${id}`}>
              <bdi>{name}</bdi>
            </Link>{' '}
            {[location, leadTexts.status[work.status], work.owner?.name, ts]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </StatusMessage>
  )
}

function useLeadsOf(digits: string): readonly DashboardLead[] {
  const [found, setFound] = useState<{ digits: string; leads: readonly DashboardLead[] }>()
  useEffect(() => {
    if (!/^\d{10}$/.test(digits)) return undefined
    const left = new AbortController()
    const wait = setTimeout(() => {
      fetchMatches({ typed: digits, list: '', before: '' }, left.signal).then(
        (answer) => answer !== 'ended' && setFound({ digits, leads: answer.leads }),
        // Saving still makes it a repeat enquiry.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      left.abort()
    }
  }, [digits])
  return found?.digits === digits ? found.leads : []
}
