import { Link } from 'react-router'

import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import { VisitActionButton } from './outcome-form.tsx'
import { LeaveMark } from './leave-mark.tsx'
import type { LeadVisitRow } from './lead-visit.ts'
import { StateMark } from './state-mark.tsx'
import { panelAddress } from './visit-address.ts'

export function LeadVisits({ record: { visits, at }, back }: { record: LeadRecord; back: string }) {
  if (visits.length === 0) return null
  return (
    <section className="panel-list lead-visits" aria-labelledby="lead-visits">
      <h3 id="lead-visits">{visitsTexts.title}</h3>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id}>
            <time className="caption" dateTime={visit.startsAt}>
              {momentText(visit.startsAt, at)}
            </time>
            <div>
              <b>{visit.projectName}</b>
              <p className="lead-visit-state">
                <StateMark visit={visit} /> <span>{whoText(visit, at)}</span>{' '}
                {visit.isAway ? <LeaveMark /> : null}
              </p>
              <VisitActions visit={visit} at={at} back={back} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whoText({ status, changed, agentName }: LeadVisitRow, at: string): string {
  const by =
    changed === null || status === 'asked'
      ? undefined
      : visitsTexts.by[status](changed.by, momentText(changed.at, at))
  const agent = agentName === null ? visitsTexts.noAgent : visitsTexts.accompaniedBy(agentName)
  return [by, agent].filter(Boolean).join(' · ')
}

type ActionsProps = { visit: LeadVisitRow; at: string; back: string }

function VisitActions({ visit, at, back }: ActionsProps) {
  const { status, startsAt, canUndo, goesAlong, projectName } = visit
  const day = dayOf(new Date(startsAt))
  const isOpen = isLive(status)
  const hasBegun = startsAt <= at
  const same = { day, visit, back, of: visitsTexts.ofDay(projectName, momentText(startsAt, at)) }
  return (
    <div className="lead-visit-actions">
      {status === 'asked' && !hasBegun ? (
        <VisitActionButton
          {...same}
          action="confirmation"
          agentId={goesAlong}
          label={visitsTexts.confirm}
        />
      ) : null}
      {isOpen && hasBegun ? (
        <>
          <VisitActionButton
            {...same}
            action="outcome"
            outcome="came"
            label={visitsTexts.visited}
          />
          <VisitActionButton
            {...same}
            action="outcome"
            outcome="missed"
            label={visitsTexts.missed}
            isLine
          />
        </>
      ) : null}
      {canUndo ? (
        <VisitActionButton {...same} action="undo" label={visitsTexts.undo} isLine />
      ) : null}
      {isOpen && !hasBegun ? (
        <VisitActionButton {...same} action="cancellation" label={visitsTexts.cancel} isLine />
      ) : null}
      <Link className="link" to={panelAddress(day, { visit: visit.id })}>
        {isOpen ? visitsTexts.rescheduleOrMessage : visitsTexts.messageVisitor}{' '}
        <span className="visually-hidden">{same.of}</span>
      </Link>
    </div>
  )
}
