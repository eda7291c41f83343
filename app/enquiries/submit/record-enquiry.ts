import type { Enquiry } from '#app/enquiries/form/enquiry.ts'
import type { Reach } from '#app/enquiries/form/reach.ts'
import type { Telling } from '#app/enquiries/spam/spam-signals.ts'
import type { Visit } from '#app/enquiries/visit-request/visit-slot.ts'

import type { Campaign } from './campaign.ts'

/** An enquiry and where it came from. */
export type Capture = {
  enquiry: Enquiry
  /** The sender's own key for this enquiry; empty when it has none. */
  key: string
  /** The place of the project asked about, or N/A. */
  location: string
  /** Path of the page it was sent from. */
  page: string
  campaign: Campaign
  reach?: Reach
  visit?: Visit
  /** How it was filled in; absent where nothing was told. */
  telling?: Telling
  /** Whose budget it counts against: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
}
