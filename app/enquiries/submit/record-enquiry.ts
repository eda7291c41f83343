import type { Enquiry } from '#app/enquiries/form/enquiry.ts'
import type { ContactPreference } from '#app/enquiries/form/contact-preference.ts'
import type { SpamSignals } from '#app/enquiries/spam/spam-signals.ts'
import type { Visit } from '#app/enquiries/visit-request/visit-slot.ts'
import type { QuestionKey } from '#app/projects/questions/question.ts'

import type { Campaign } from './campaign.ts'

export type Capture = {
  enquiry: Enquiry
  key: string
  /** What the person asks us to answer; the message has it in words. */
  questions?: readonly QuestionKey[]
  /** The project's location, or N/A. */
  location: string
  page: string
  campaign: Campaign
  contactPreference?: ContactPreference
  visit?: Visit
  signals?: SpamSignals
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string
}
