import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'
import { isolated } from '#app/lib/text/bidi.ts'

type VisitEvent = {
  token: string
  status: VisitStatus
  startsAt: Date
  endsAt: Date
  askedAt: Date
  changedAt: Date
  sequence: number
  project: { name: string; location: string }
  brand: string
  phone: string | undefined
  /** Whom an answer to the invitation reaches. */
  email: string
}

/**
 * A visit as an iCalendar file (RFC 5545), in UTC. The event is tentative until the desk confirms it.
 * Its UID stays the same and its SEQUENCE grows with every change, so that a calendar that opens the
 * file again moves the event it has; one that is cancelled takes it out (RFC 5546, METHOD:CANCEL).
 * Both methods need an ORGANIZER (RFC 5546, 3.2.1 and 3.2.5).
 */
export function visitCalendar(visit: VisitEvent): string {
  const { token, status, project, brand, phone, email } = visit
  const isCancelled = status === 'cancelled'
  const calendar = ical({
    prodId: { company: brand, product: 'Site visit', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${token}`,
    sequence: visit.sequence,
    stamp: visit.changedAt,
    created: visit.askedAt,
    lastModified: visit.changedAt,
    start: visit.startsAt,
    end: visit.endsAt,
    summary: `Site visit: ${isolated(project.name)}`,
    location: `${isolated(project.name)}, ${isolated(project.location)}`,
    description: `${SAID[status]} ${[isolated(brand), phone].filter(Boolean).join(', ')}.`,
    status: STATUS[status],
    // A parameter's value may hold no quotation mark (RFC 5545, 3.2).
    organizer: { name: brand.replaceAll('"', "'"), email },
  })
  return calendar.toString()
}

const SAID = {
  asked: 'We’ll contact you to confirm this visit.',
  confirmed: 'Confirmed by our team.',
  came: 'Confirmed by our team.',
  missed: 'Confirmed by our team.',
  cancelled: 'Cancelled.',
} as const satisfies Record<VisitStatus, string>

const STATUS = {
  asked: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  came: ICalEventStatus.CONFIRMED,
  missed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<VisitStatus, ICalEventStatus>
