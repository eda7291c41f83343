import { Link } from 'react-router'

import { dayOf, dayText } from '#app/enquiries/visit-request/visit-slot.ts'
import { LeaveMark } from '#app/leads/visits/leave-mark.tsx'
import { VisitActionButton } from '#app/leads/visits/outcome-form.tsx'
import { panelAddress, visitsAddress, type PanelParams } from '#app/leads/visits/visit-address.ts'
import { likelyAgent, type VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { inSentence } from '#app/lib/text/in-sentence.ts'
import { CursorSteps } from '#app/ui/navigation/cursor-steps.tsx'
import type { ToConfirmPage } from '#app/visits/list-visits.server.ts'
import type { VisitWithProject } from '#app/visits/visit-with-project.ts'

import { formatHour } from './visit-day.ts'

const ID = 'to-confirm'

function pageAddress(day: string, shown: PanelParams = {}): string {
  return `${visitsAddress(day, shown)}#${ID}`
}

type ToConfirmProps = {
  page: ToConfirmPage<VisitWithProject>
  isFirst: boolean
  day: string
  agents: readonly VisitAgent[]
  viewerId: string
}

/** Of any day, the earliest first. */
export function ToConfirm({ page, isFirst, day, agents, viewerId }: ToConfirmProps) {
  const { visits, count, next } = page
  return (
    <section className="visit-pending" aria-labelledby={ID}>
      <h2 id={ID}>{visitsTexts.toConfirm}</h2>
      {count === 0 ? <p className="caption">{visitsTexts.noneToConfirm}</p> : null}
      {count > visits.length ? (
        <p className="caption">{visitsTexts.toConfirmCount(count)}</p>
      ) : null}
      <ol>
        {visits.map((visit) => {
          const agentId = likelyAgent(visit, agents, viewerId)
          const agent = agents.find(({ id }) => id === agentId)?.name ?? ''
          const theirDay = dayOf(visit.startsAt)
          const of = visitsTexts.of(visit.name)
          return (
            <li key={visit.id}>
              <p>
                <b>
                  <bdi>{visit.name}</bdi>
                </b>
                , {theirDay === day ? '' : `${dayText(theirDay)}, `}
                {formatHour(visit.startsAt)}
              </p>
              <p className="visit-detail">
                <bdi>{visit.projectName}</bdi>, {visitsTexts.accompaniedBy(agent)}
                {visit.isVideo ? `, ${inSentence(visitsTexts.video)}` : null}{' '}
                {visit.isAway ? <LeaveMark /> : null}
              </p>
              <div className="visit-buttons">
                <VisitActionButton
                  action="confirmation"
                  day={theirDay}
                  visit={visit}
                  agentId={agentId}
                  label={visitsTexts.confirm}
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
      <CursorSteps
        first={isFirst ? undefined : { to: pageAddress(day), label: visitsTexts.firstToConfirm }}
        next={
          next === undefined
            ? undefined
            : { to: pageAddress(day, { after: next }), label: visitsTexts.moreToConfirm }
        }
      />
    </section>
  )
}
