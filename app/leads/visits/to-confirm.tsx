import { Link } from 'react-router'

import { visitsTexts } from '#app/desk-texts/en/visits.ts'
import { dayOf, dayText } from '#app/leads/enquiry/visit-slot.ts'

import { ActButton } from './act-form.tsx'
import { AwayMark } from './away-mark.tsx'
import { likelyAgent, type VisitAgent } from './desk-visit.ts'
import type { ShownVisit } from './shown-visit.ts'
import { panelAddress } from './visit-address.ts'
import { saidHour } from './visit-day.ts'

type ToConfirmProps = {
  visits: readonly ShownVisit[]
  day: string
  agents: readonly VisitAgent[]
  viewerId: string
}

/** What waits for the desk's word, the next first, whatever day it is on. */
export function ToConfirm({ visits, day, agents, viewerId }: ToConfirmProps) {
  return (
    <section className="visit-waiting" aria-labelledby="to-confirm">
      <h2 id="to-confirm">{visitsTexts.toConfirm}</h2>
      {visits.length === 0 ? <p className="caption">{visitsTexts.allConfirmed}</p> : null}
      <ol>
        {visits.map((visit) => {
          const agentId = likelyAgent(visit, agents, viewerId)
          const agent = agents.find(({ id }) => id === agentId)?.name ?? ''
          const theirDay = dayOf(visit.startsAt)
          const of = visitsTexts.of(visit.name)
          return (
            <li key={visit.id}>
              <p>
                <b>{visit.name}</b>, {theirDay === day ? '' : `${dayText(theirDay)}, `}
                {saidHour(visit.startsAt)}
              </p>
              <p className="visit-second">
                {visit.projectName}, {visitsTexts.with(agent)} {visit.isAway ? <AwayMark /> : null}
              </p>
              <div className="visit-buttons">
                <ActButton
                  act="confirmed"
                  day={theirDay}
                  visit={visit}
                  agentId={agentId}
                  word={visitsTexts.confirm}
                  of={of}
                />
                <Link
                  className="button button--line"
                  to={panelAddress(theirDay, { visit: visit.id })}
                >
                  {visitsTexts.move} <span className="visually-hidden">{of}</span>
                </Link>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
