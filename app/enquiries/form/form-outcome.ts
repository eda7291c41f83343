import type { VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'

import type { EnquiryInput, EnquiryOutcome } from './enquiry.ts'
import type { PhoneDoubt } from './phone/phone-doubt.ts'
import type { Reach } from './reach.ts'

/** The page a form stood on, the place asked about, and the campaign as its form field holds it. */
export type FormSource = { page: string; location: string; campaign: string }

/** The answer to a form posted without script; from `typed` on it is what the page shows again. */
export type FormOutcome = EnquiryOutcome & {
  typed: EnquiryInput
  asks: string[]
  reach: Reach
  slot?: VisitChoice
  /** Where an enquiry that was not stored came from: the page of the answer is another one. */
  about?: FormSource
  /** The phone is asked about before anything is stored. */
  doubt?: PhoneDoubt
}
