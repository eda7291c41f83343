import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { visitReminderTexts as texts } from '#app/strings/en/notifications.ts'
import type { UpcomingVisit } from '#app/visits/reminders/visit-reminders.server.ts'

import type { Sender } from './confirmation.ts'
import { oneLine, type Mail, type MailPart } from './mail.ts'

/** To the buyer, of at least one visit; it repeats nothing that was typed in the enquiry. */
export function visitReminderMail(
  visits: readonly UpcomingVisit[],
  { brand, phone, origin }: Pick<Sender, 'brand' | 'phone' | 'origin'>,
): Mail {
  const [first] = visits
  return {
    subject: oneLine(texts.subject(first?.project ?? '', first ? visitText(first.startsAt) : '')),
    heading: texts.heading,
    parts: [
      ...visits.flatMap((visit) => visitParts(visit, origin)),
      { kind: 'text', text: texts.change(brand, phone) },
    ],
  }
}

function visitParts(
  { project, startsAt, isVideo, videoLink, token }: UpcomingVisit,
  origin: string,
): MailPart[] {
  const label = isVideo ? texts.video : texts.place
  return [
    { kind: 'facts', facts: [{ label, value: `${project}, ${visitText(startsAt)}` }] },
    ...(videoLink === null ? [] : [{ kind: 'link' as const, label: texts.join, href: videoLink }]),
    { kind: 'link', label: texts.calendar, href: `${origin}/visits/${token}.ics` },
  ]
}
