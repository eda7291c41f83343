import type { EnquiryInput, EnquiryOutcome } from './enquiry.ts'
import type { PhoneDoubt } from './phone-doubt.ts'
import type { Reach } from './reach.ts'
import type { VisitChoice } from './visit-slot.ts'

/** The answer to a form posted without script; from `typed` on it is what the page shows again. */
export type FormOutcome = EnquiryOutcome & {
  typed: EnquiryInput
  asks: string[]
  reach: Reach
  slot?: VisitChoice
  /** The phone is asked about before anything is stored. */
  doubt?: PhoneDoubt
}
