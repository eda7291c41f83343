import { Form, Link } from 'react-router'

import { panelAddress, visitsAddress } from '#app/leads/visits/visit-address.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { dayAfter } from '#app/visits/calendar/visit-day.ts'

export function DayNav({ day, today }: { day: string; today: string }) {
  return (
    <nav className="visits-day-nav" aria-label={visitsTexts.title}>
      <Link
        className="button button--line"
        to={visitsAddress(dayAfter(day, -1))}
        aria-label={visitsTexts.before}
        aria-keyshortcuts="ArrowLeft"
      >
        <Icon name="left" />
      </Link>
      <Link
        className="button button--line"
        to={visitsAddress(today)}
        aria-current={day === today ? 'date' : undefined}
        aria-keyshortcuts="T"
      >
        {visitsTexts.today} <kbd aria-hidden="true">T</kbd>
      </Link>
      <Link
        className="button button--line"
        to={visitsAddress(dayAfter(day, 1))}
        aria-label={visitsTexts.after}
        aria-keyshortcuts="ArrowRight"
      >
        <Icon name="right" />
      </Link>
      <Form className="visits-day" action="/dashboard/visits" key={day}>
        <input type="date" name="day" defaultValue={day} aria-label={visitsTexts.day} required />
        <button className="button button--line">{visitsTexts.go}</button>
      </Form>
      <Link className="button" to={panelAddress(day, { lead: '' })} aria-keyshortcuts="N">
        <Icon name="plus" />
        {visitsTexts.newVisit} <kbd aria-hidden="true">N</kbd>
      </Link>
    </nav>
  )
}
