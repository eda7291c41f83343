import type { ReactNode } from 'react'

import { dayOf, visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import { LeaveMark } from '#app/leads/visits/leave-mark.tsx'
import { VisitActionButton, VisitActionForm } from '#app/leads/visits/outcome-form.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { blockAddress } from '#app/leads/visits/visit-address.ts'
import { likelyAgent, type VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import { AgentField, HourFields, KindFields, LinkField } from './calendar/hour-fields.tsx'
import { LeadLink } from './lead-link.tsx'
import { UndoVisit } from './change/done-note.tsx'
import { PanelHead } from './panel-head.tsx'
import type { VisitRefusal } from './change/refusal.ts'
import { RefusalNote } from './change/refusal-note.tsx'
import type { VisitWithProject } from './visit-with-project.ts'
import { VisitorMessage } from './visitor-message.tsx'
import { hourOf } from './calendar/visit-day.ts'
import type { MessageLinks } from './visit-message.ts'

type VisitPanelProps = {
  visit: VisitWithProject
  links: MessageLinks
  day: string
  now: Date
  agents: readonly VisitAgent[]
  viewerId: string
  refusal: VisitRefusal | undefined
  /** After a completed visit. */
  sitePhoto?: ReactNode
}

export function VisitPanel(props: VisitPanelProps) {
  const { visit, links, day, now, refusal, sitePhoto } = props
  return (
    <section className="visit-panel" id="visit" aria-labelledby="visit-head">
      <PanelHead
        title={<LeadLink id={visit.leadId} name={visit.name} />}
        close={blockAddress(day, visit.id)}
      />
      <p>
        <bdi>{visit.projectName}</bdi>, {visitText(visit.startsAt)}
      </p>
      <p>
        {visit.agentName ? visitsTexts.accompaniedBy(visit.agentName) : visitsTexts.noAgent},{' '}
        <StateMark visit={visit} /> {visit.isAway ? <LeaveMark /> : null}
      </p>
      {visit.videoLink === null ? null : (
        <p>
          <a className="link" href={visit.videoLink} target="_blank" rel="noopener noreferrer">
            {visitsTexts.openLink}
          </a>
        </p>
      )}
      {refusal ? <RefusalNote refusal={refusal} seen={String(visit.sequence)} /> : null}
      {isLive(visit.status) ? <LiveActions key={visit.sequence} {...props} /> : null}
      {sitePhoto}
      <h3>{visitsTexts.messageHeading}</h3>
      <VisitorMessage links={links} leadId={visit.leadId} name={visit.name} />
      <div className="visit-buttons">
        <UndoVisit visit={visit} day={day} of="" />
        {isLive(visit.status) && visit.startsAt > now ? (
          <VisitActionButton
            action="cancellation"
            day={day}
            visit={visit}
            label={visitsTexts.cancel}
            of=""
            isLine
          />
        ) : null}
      </div>
    </section>
  )
}

function LiveActions({ visit, day, now, agents, viewerId, refusal }: VisitPanelProps) {
  const typed = refusal?.typed ?? {}
  const agentId = typed['agent'] || likelyAgent(visit, agents, viewerId)
  const hasBegun = visit.startsAt <= now
  const shown = kindOf(visit, typed)
  return (
    <>
      {visit.status === 'asked' && !hasBegun ? (
        <VisitActionForm action="confirmation" day={day} visit={visit}>
          <AgentField id="confirm-agent" agents={agents} chosen={agentId} />
          {visit.isVideo ? (
            <>
              <input type="hidden" name="kind" value="video" />
              <LinkField id="confirm-link" value={shown.link} />
            </>
          ) : null}
          <button className="button button--wide">{visitsTexts.confirm}</button>
        </VisitActionForm>
      ) : null}
      {hasBegun ? (
        <>
          <h3>{visitsTexts.outcomeHead}</h3>
          <div className="visit-buttons">
            <VisitActionButton
              action="outcome"
              outcome="came"
              day={day}
              visit={visit}
              label={visitsTexts.visited}
              of=""
            />
            <VisitActionButton
              action="outcome"
              outcome="missed"
              day={day}
              visit={visit}
              label={visitsTexts.missed}
              of=""
              isLine
            />
          </div>
        </>
      ) : null}
      <h3>{visitsTexts.moveHead}</h3>
      <VisitActionForm action="time" day={day} visit={visit}>
        <HourFields
          day={typed['day'] || dayOf(visit.startsAt)}
          time={typed['time'] || hourOf(visit.startsAt)}
          from={dayOf(now)}
        />
        <AgentField id="move-agent" agents={agents} chosen={agentId} />
        <KindFields id="move" {...shown} />
        <button className="button button--line button--wide">{visitsTexts.move}</button>
      </VisitActionForm>
    </>
  )
}

/** As typed before a refusal, else as stored. */
function kindOf({ isVideo, videoLink }: VisitWithProject, typed: VisitRefusal['typed']) {
  const { kind = '', link = '' } = typed
  return kind === '' ? { kind: isVideo ? 'video' : 'place', link: videoLink ?? '' } : { kind, link }
}
