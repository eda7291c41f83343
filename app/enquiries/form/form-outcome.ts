import type { VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'

import type { EnquiryInput, EnquiryOutcome } from './enquiry.ts'
import type { PhoneDoubt } from './phone/phone-doubt.ts'
import type { ContactPreference } from './contact-preference.ts'
import type { Receipt } from './receipt/receipt.ts'

export type FormSource = { page: string; location: string; campaign: string }

export type FormOutcome = EnquiryOutcome & {
  typed: EnquiryInput
  asks: string[]
  reach: ContactPreference
  slot?: VisitChoice
  /** The source of an unstored enquiry, since the answer page is another one. */
  about?: FormSource
  doubt?: PhoneDoubt
  /** Of a stored enquiry. */
  receipt?: Receipt
}
