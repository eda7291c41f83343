/** The parts of public pages that React takes over at their first use. */
export type IslandName =
  | 'assured-return'
  | 'emi'
  | 'enquiry'
  | 'payment-plan'
  | 'sent-here'
  | 'shortlist'
  | 'sign-in'

/**
 * When an island wakes before anybody uses it: at once, or when the page is at rest, always or only
 * where this tab keeps something typed, where this browser keeps links of what it sent, or where the
 * clock is not India's.
 */
export type WakeReason = 'at-once' | 'when-idle' | 'drafted' | 'sent' | 'overseas'
