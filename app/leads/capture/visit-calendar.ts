import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { VisitStatus } from '#app/leads/visits/visit-state.ts'

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
  phone: string
}

/**
 * A visit as an iCalendar file (RFC 5545), in UTC. The event is tentative until the desk confirms it.
 * Its UID stays the same and its SEQUENCE grows with every change, so that a calendar that opens the
 * file again moves the event it has; one that is cancelled takes it out (RFC 5546, METHOD:CANCEL).
 */
export function visitCalendar(visit: VisitEvent): string {
  const { token, status, project, brand, phone } = visit
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
    summary: `Site visit: ${project.name}`,
    location: `${project.name}, ${project.location}`,
    description: `${SAID[status]} ${brand}, ${phone}.`,
    status: STATUS[status],
  })
  return calendar.toString()
}

const SAID = {
  asked: 'A request until our desk confirms it.',
  confirmed: 'Confirmed by our desk.',
  came: 'Confirmed by our desk.',
  missed: 'Confirmed by our desk.',
  cancelled: 'Cancelled.',
} as const satisfies Record<VisitStatus, string>

const STATUS = {
  asked: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  came: ICalEventStatus.CONFIRMED,
  missed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<VisitStatus, ICalEventStatus>
