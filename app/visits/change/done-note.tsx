import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { AwayMark } from '#app/leads/visits/away-mark.tsx'
import { ActButton } from '#app/leads/visits/outcome-form.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { LeadLink } from '#app/visits/lead-link.tsx'
import type { ShownVisit } from '#app/visits/shown-visit.ts'
import type { TellLinks } from '#app/visits/visit-message.ts'
import { TellVisitor } from '#app/visits/visitor-message.tsx'

export function DoneNote({
  visit,
  links,
  day,
}: {
  visit: ShownVisit
  links: TellLinks
  day: string
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
        {agent}: <StateMark status={visit.status} /> {visit.isAway ? <AwayMark /> : null}
      </p>
      <TellVisitor links={links} leadId={visit.leadId} name={visit.name} />
      {visit.canUndo ? (
        <ActButton
          act="undone"
          day={day}
          visit={visit}
          word={visitsTexts.undo}
          of={visitsTexts.of(visit.name)}
          isLine
        />
      ) : null}
    </StatusMessage>
  )
}
