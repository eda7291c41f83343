import { Fragment } from 'react'
import { Link } from 'react-router'

import { AwayMark } from '#app/leads/visits/away-mark.tsx'
import { ActButton } from '#app/leads/visits/outcome-form.tsx'
import { StateMark } from '#app/leads/visits/state-mark.tsx'
import { panelAddress } from '#app/leads/visits/visit-address.ts'
import { likelyAgent, type VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { nextAct, type ShownVisit } from '#app/visits/shown-visit.ts'

import { saidHour } from './visit-day.ts'

type DayListProps = {
  visits: readonly ShownVisit[]
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
                {visitsTexts.now} {saidHour(now)}
              </span>
            </li>
          ) : null}
          <li>
            <time dateTime={visit.startsAt.toISOString()}>{saidHour(visit.startsAt)}</time>
            <div>
              <Link
                className="visit-name"
                data-status={visit.status}
                to={panelAddress(day, { visit: visit.id })}
              >
                <bdi>{visit.name}</bdi>
              </Link>
              <p>
                <bdi>{visit.projectName}</bdi>, <bdi>{visit.agentName ?? visitsTexts.nobody}</bdi>{' '}
                {visit.isAway ? <AwayMark /> : null}
              </p>
              <StateMark status={visit.status} />
            </div>
            <NextAct
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

function NextAct({
  visit,
  day,
  now,
  agentId,
}: {
  visit: ShownVisit
  day: string
  now: Date
  agentId: string
}) {
  const of = visitsTexts.of(visit.name)
  const act = nextAct(visit, now)
  if (act === undefined) return null
  if (act === 'moved') {
    return (
      <Link className="button button--line" to={panelAddress(day, { visit: visit.id })}>
        {visitsTexts.move} <span className="visually-hidden">{of}</span>
      </Link>
    )
  }
  if (act === 'confirmed') {
    const word = visitsTexts.confirm
    return <ActButton act={act} day={day} visit={visit} agentId={agentId} word={word} of={of} />
  }
  const word = act === 'came' ? visitsTexts.came : visitsTexts.undo
  return <ActButton act={act} day={day} visit={visit} word={word} of={of} isLine />
}
