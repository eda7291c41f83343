import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { StoredVisit } from '#app/enquiries/visit-request/record-visit.server.ts'
import type { VisitStatus } from '#app/enquiries/visit-request/visit-state.ts'
import { isolated } from '#app/lib/text/bidi.ts'

type VisitEvent = Omit<StoredVisit, 'project' | 'videoLink'> & {
  videoLink?: string | null
  token: string
  project: { name: string; location: string }
  brand: string
  phone: string | undefined
  /** Receives answers to the invitation. */
  email: string
}

/** RFC 5545 in UTC; UID stays and SEQUENCE grows, so that calendars update. RFC 5546 requires ORGANIZER. */
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
    created: visit.requestedAt,
    lastModified: visit.changedAt,
    start: visit.startsAt,
    end: visit.endsAt,
    summary: `${visit.isVideo ? 'Video visit' : 'Site visit'}: ${isolated(project.name)}`,
    location: visit.isVideo
      ? (visit.videoLink ?? 'By video')
      : `${isolated(project.name)}, ${isolated(project.location)}`,
    description: `${DESCRIPTIONS[status]} ${[isolated(brand), phone].filter(Boolean).join(', ')}.`,
    status: STATUS[status],
    // A parameter's value may not hold quotation marks (RFC 5545, 3.2).
    organizer: { name: brand.replaceAll('"', "'"), email },
  })
  return calendar.toString()
}

const DESCRIPTIONS = {
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
