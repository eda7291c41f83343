import type { ReactNode } from 'react'

import { dayOf, visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isLive, visitOutcomes } from '#app/enquiries/visit-request/visit-state.ts'
import { quickText } from '#app/leads/detail/call/quick-text.ts'
import type { QuickMoment } from '#app/leads/status/outcome.ts'
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
  /** Offered for the next follow-up of a visit that has begun. */
  moments: readonly QuickMoment[]
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

function LiveActions(props: VisitPanelProps) {
  const { visit, links, day, now, agents, viewerId, refusal } = props
  const typed = refusal?.typed ?? {}
  const agentId = typed['agent'] || likelyAgent(visit, agents, viewerId)
  const hasBegun = visit.startsAt <= now
  const shown = kindOf(visit, typed)
  return (
    <>
      {isOnTheWay(visit, now) ? (
        <a
          className="button button--wide"
          href={links.onMyWay}
          target="_blank"
          rel="noopener noreferrer"
          data-way="whatsapp"
          data-lead={visit.leadId}
          data-name={visit.name}
        >
          {visitsTexts.onMyWay}
        </a>
      ) : null}
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
      {hasBegun ? <OutcomeSheet {...props} /> : null}
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

/** Hours before and after the start in which the agent may be on the way. */
const WAY = { before: 6, after: 1 }

function isOnTheWay({ status, isVideo, startsAt }: VisitWithProject, now: Date): boolean {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000
  return status === 'confirmed' && !isVideo && hours <= WAY.before && hours > -WAY.after
}

/** One press notes how the visit went, with its note, and the next follow-up. */
function OutcomeSheet({ visit, day, now, moments, refusal }: VisitPanelProps) {
  return (
    <VisitActionForm action="outcome" day={day} visit={visit}>
      <h3>{visitsTexts.outcomeHead}</h3>
      <label className="field">
        <span>{visitsTexts.outcomeNote}</span>
        <textarea
          name="note"
          dir="auto"
          rows={2}
          maxLength={4000}
          defaultValue={refusal?.typed['note']}
        />
      </label>
      {visitOutcomes.map((outcome) => (
        <fieldset key={outcome} className="visit-outcome">
          <legend className="choice-head">
            {visitsTexts.nextAfter(visitsTexts.status[outcome])}
          </legend>
          <div className="choices">
            {moments.map((moment) => (
              <button
                key={moment.name}
                className="choice"
                name="outcome"
                value={`${outcome} ${moment.at.toISOString()}`}
              >
                {quickText(moment, now)}
              </button>
            ))}
            <button className="choice" name="outcome" value={outcome}>
              {visitsTexts.noNext}
            </button>
          </div>
        </fieldset>
      ))}
    </VisitActionForm>
  )
}

/** As typed before a refusal, else as stored. */
function kindOf({ isVideo, videoLink }: VisitWithProject, typed: VisitRefusal['typed']) {
  const { kind = '', link = '' } = typed
  return kind === '' ? { kind: isVideo ? 'video' : 'place', link: videoLink ?? '' } : { kind, link }
}
