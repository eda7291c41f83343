import { talliesOf, tally } from '#app/lib/tally.ts'

/**
 * What becomes of an enquiry: a lead, the very same one again, one that is kept apart as suspect; or it is
 * refused for what is wrong in it, or failed, since there was no room or no database.
 */
const enquiryOutcomes = ['stored', 'repeated', 'suspect', 'refused', 'failed'] as const
export type EnquiryEnd = (typeof enquiryOutcomes)[number]

const KIND = 'enquiry'

export function noteEnquiry(end: EnquiryEnd): void {
  tally(KIND, end)
}

/** How many enquiries ended so in this process since its start. */
export function countEnquiries(): { what: EnquiryEnd; count: number }[] {
  return talliesOf(KIND, enquiryOutcomes)
}
