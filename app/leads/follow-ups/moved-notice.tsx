import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { useToday } from '#app/leads/list/use-today.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import type { MovedLeads } from './moved-leads.ts'

/** More would push the list off a phone's screen. */
const MAX_OPEN = 3

/** The agent who had them may no longer open them. */
export function MovedNotice({ moved: { leads, minutes } }: { moved: MovedLeads }) {
  const today = useToday()
  if (leads.length === 0) return null
  return (
    <details className="moved-leads" open={leads.length <= MAX_OPEN}>
      <summary>
        <StatusMessage as="span">{queueTexts.moved(leads.length, minutes)}</StatusMessage>
      </summary>
      <ul>
        {leads.map(({ id, name, agent, at }) => (
          <li key={id}>{queueTexts.movedTo(name, agent, shortMoment(at, today))}</li>
        ))}
      </ul>
    </details>
  )
}
