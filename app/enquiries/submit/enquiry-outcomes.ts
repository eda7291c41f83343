import { talliesOf, tally } from '#app/lib/tally.ts'

const enquiryOutcomes = ['stored', 'repeated', 'suspect', 'refused', 'failed'] as const
export type EnquiryEnd = (typeof enquiryOutcomes)[number]

const KIND = 'enquiry'

export function recordEnquiryOutcome(end: EnquiryEnd): void {
  tally(KIND, end)
}

export function countEnquiries(): { what: EnquiryEnd; count: number }[] {
  return talliesOf(KIND, enquiryOutcomes)
}
