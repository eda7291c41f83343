import { Fragment } from 'react'
import { Link } from 'react-router'

import { LeaveMark } from '#app/leads/visits/leave-mark.tsx'
import { VisitActionButton } from '#app/leads/visits/outcome-form.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { panelAddress } from '#app/leads/visits/visit-address.ts'
import { likelyAgent, type VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { nextAction, type VisitWithProject } from '#app/visits/visit-with-project.ts'

import { formatHour } from './visit-day.ts'

type DayListProps = {
  visits: readonly VisitWithProject[]
  day: string
  now: Date
  isToday: boolean
  agents: readonly VisitAgent[]
  viewerId: string
}

export function DayList({ visits, day, now, isToday, agents, viewerId }: DayListProps) {
  const next = isToday ? visits.findIndex(({ startsAt }) => startsAt > now) : -1
  return (
    <ol className="visit-list">
      {visits.map((visit, index) => (
        <Fragment key={visit.id}>
          {index === next ? (
            <li className="visit-list-now">
              <span>
                {visitsTexts.now} {formatHour(now)}
              </span>
            </li>
          ) : null}
          <li>
            <time dateTime={visit.startsAt.toISOString()}>{formatHour(visit.startsAt)}</time>
            <div>
              <Link
                className="visit-name"
                data-status={visit.status}
                to={panelAddress(day, { visit: visit.id })}
              >
                <bdi>{visit.name}</bdi>
              </Link>
              <p>
                <bdi>{visit.projectName}</bdi>, <bdi>{visit.agentName ?? visitsTexts.noAgent}</bdi>{' '}
                {visit.isAway ? <LeaveMark /> : null}
              </p>
              <StateMark visit={visit} />
            </div>
            <NextAction
              visit={visit}
              day={day}
              now={now}
              agentId={likelyAgent(visit, agents, viewerId)}
            />
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

function NextAction({
  visit,
  day,
  now,
  agentId,
}: {
  visit: VisitWithProject
  day: string
  now: Date
  agentId: string
}) {
  const of = visitsTexts.of(visit.name)
  const action = nextAction(visit, now)
  if (action === undefined) return null
  if (action === 'time') {
    return (
      <Link className="button button--line" to={panelAddress(day, { visit: visit.id })}>
        {visitsTexts.move} <span className="visually-hidden">{of}</span>
      </Link>
    )
  }
  if (action === 'confirmation') {
    const label = visitsTexts.confirm
    return (
      <VisitActionButton
        action={action}
        day={day}
        visit={visit}
        agentId={agentId}
        label={label}
        of={of}
      />
    )
  }
  const isOutcome = action === 'outcome'
  return (
    <VisitActionButton
      action={action}
      day={day}
      visit={visit}
      {...(isOutcome && { outcome: 'came' })}
      label={isOutcome ? visitsTexts.visited : visitsTexts.undo}
      of={of}
      isLine
    />
  )
}
