import type { ReactNode } from 'react'

import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { LeaveMark } from '#app/leads/visits/leave-mark.tsx'
import { VisitActionButton } from '#app/leads/visits/outcome-form.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { LeadLink } from '#app/visits/lead-link.tsx'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'
import type { MessageLinks } from '#app/visits/visit-message.ts'
import { VisitorMessage } from '#app/visits/visitor-message.tsx'

export function DoneNote({
  visit,
  links,
  day,
  sitePhoto,
}: {
  visit: VisitWithProject
  links: MessageLinks
  day: string
  /** After a completed visit. */
  sitePhoto?: ReactNode
}) {
  const agent = visit.agentName ? `, ${visitsTexts.accompaniedBy(visit.agentName)}` : ''
  return (
    <StatusMessage
      as="div"
      className="visit-done"
      id="done"
      tabIndex={-1}
      event={`${visit.id} ${visit.sequence}`}
    >
      <p>
        <LeadLink id={visit.leadId} name={visit.name} />, {visitText(visit.startsAt)},{' '}
        <bdi>{visit.projectName}</bdi>
        {agent}: <StateMark visit={visit} /> {visit.isAway ? <LeaveMark /> : null}
      </p>
      {sitePhoto}
      <VisitorMessage links={links} leadId={visit.leadId} name={visit.name} />
      <UndoVisit visit={visit} day={day} of={visitsTexts.of(visit.name)} />
    </StatusMessage>
  )
}

/** A button that undoes the last change of a visit; nothing where there is none to undo. */
export function UndoVisit({
  visit,
  day,
  of,
}: {
  visit: VisitWithProject
  day: string
  of: string
}) {
  if (!visit.canUndo) return null
  const label = visitsTexts.undo
  return <VisitActionButton action="undo" day={day} visit={visit} label={label} of={of} isLine />
}
