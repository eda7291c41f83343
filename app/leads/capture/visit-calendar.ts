import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

type VisitEvent = {
  token: string
  startsAt: Date
  askedAt: Date
  project: { name: string; location: string }
  brand: string
  phone: string
}

/** How long the calendar keeps free, in milliseconds. */
const LENGTH = 60 * 60 * 1000

/**
 * A visit as an iCalendar file (RFC 5545), in UTC. The event is tentative, because the desk has still
 * to confirm it; its UID stays the same, so that opening the file twice makes one event.
 */
export function visitCalendar(visit: VisitEvent): string {
  const { token, startsAt, askedAt, project, brand, phone } = visit
  const calendar = ical({
    prodId: { company: brand, product: 'Site visit', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${token}`,
    stamp: askedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + LENGTH),
    summary: `Site visit: ${project.name}`,
    location: `${project.name}, ${project.location}`,
    description: `A request until our desk confirms it. ${brand}, ${phone}.`,
    status: ICalEventStatus.TENTATIVE,
  })
  return calendar.toString()
}
