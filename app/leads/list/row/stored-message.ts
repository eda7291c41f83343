import {
  contactPreferenceText,
  type ContactPreference,
} from '#app/enquiries/form/contact-preference.ts'
import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

/** Of a row. */
type RequestedVisit = { starts_at: Date | null; is_video: boolean | null }

/** Adds the visit and the contact preference to the message: the table keeps five columns (SPEC section 2). */
export function displayMessage(
  message: string,
  { starts_at: visitAt, is_video: isVideo }: RequestedVisit,
  contactPreference: ContactPreference,
): string {
  const preference = contactPreferenceText(contactPreference)
  if (!visitAt && !preference) return message
  const visitLine = isVideo ? leadTexts.videoVisit : leadTexts.siteVisit
  return [
    ...(visitAt ? [visitLine(visitText(visitAt))] : []),
    isolated(message),
    ...(preference ? [preference] : []),
  ].join('\n')
}
