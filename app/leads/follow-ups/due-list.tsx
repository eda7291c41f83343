import { NavLink } from 'react-router'

import { WrongNumber } from '#app/leads/detail/call/wrong-number.tsx'
import { HotMark } from '#app/leads/detail/facts/hot-mark.tsx'
import { StatusMark } from '#app/leads/detail/facts/status-mark.tsx'
import { placeName } from '#app/leads/detail/facts/place-name.ts'
import { TheirClock } from '#app/leads/detail/facts/their-clock.tsx'
import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { rupeesInWords } from '#app/lib/money.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { spanText } from '#app/staff/working-hours/duration-text.ts'
import { withHours, type Waited } from '#app/staff/working-hours/waited.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'

import { urgencies, urgencyOf, type DueLead } from './due-lead.ts'

/** People to call in the order of the day, with the reason as head; `at` is now. */
export function DueList({ due, at }: { due: readonly DueLead[]; at: string }) {
  return urgencies.map((urgency) => (
    <Part
      key={urgency}
      name={queueTexts.urgency[urgency]}
      due={due.filter((lead) => urgencyOf(lead, at) === urgency)}
      at={at}
      isOver={urgency === 'overdue'}
    />
  ))
}

type PartProps = { name: string; due: readonly DueLead[]; at: string; isOver?: boolean }

function Part({ name, due, at, isOver = false }: PartProps) {
  if (due.length === 0) return null
  return (
    <section className="follow-up-group">
      <h2>{name}</h2>
      <ol>
        {due.map((lead) => (
          <li key={lead.id}>
            <NavLink
              to={`/dashboard/follow-ups/${lead.id}`}
              className="follow-up-lead"
              preventScrollReset
            >
              <time dateTime={lead.dueAt} className={isOver ? 'follow-up-overdue' : undefined}>
                {shortMoment(lead.dueAt, indianDay(new Date(at)))}
              </time>
              <b>
                <bdi>{lead.name}</bdi>
                {lead.hasWrongNumber ? <WrongNumber /> : null}
                <HotMark isHot={lead.isHot} />
              </b>
              <span className="caption">
                {lead.isFirst ? queueTexts.firstCall : <StatusMark status={lead.status} />} ·{' '}
                {[placeName(lead.location), lead.owner ?? '', budgetText(lead)]
                  .filter(Boolean)
                  .map(isolated)
                  .join(' · ')}
              </span>
              <TheirClock {...lead} at={at} />
              {lead.waited ? (
                <span className="caption follow-up-wait-time">
                  {waitedText(lead.waited, lead.isFirst)}
                </span>
              ) : null}
              <span className="follow-up-message" dir="auto">
                {lead.message}
              </span>
              {lead.also.map((enquiry) => (
                <span key={enquiry.id} className="follow-up-message follow-up-repeat" dir="auto">
                  <b>{queueTexts.repeatEnquiry}</b> <bdi>{placeName(enquiry.location)}</bdi>:{' '}
                  <bdi>{enquiry.message}</bdi>
                </span>
              ))}
            </NavLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

function budgetText({ budget }: DueLead): string {
  return budget ? queueTexts.budget(rupeesInWords(budget.amount), budget.isGuess) : ''
}

/** Elapsed time, and the working hours within. */
function waitedText(waited: Waited, isFirst: boolean): string {
  const span = spanText(waited.wall)
  return withHours(isFirst ? queueTexts.elapsed(span) : queueTexts.over(span), waited)
}
