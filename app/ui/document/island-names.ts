export type IslandName =
  | 'assured-return'
  | 'emi'
  | 'enquiry'
  | 'payment-plan'
  | 'sent-here'
  | 'shortlist'
  | 'sign-in'

/** When an island hydrates before use: at once, idle, with a saved draft, with sent enquiries, or outside India's time zone. */
export type HydrationReason = 'at-once' | 'when-idle' | 'drafted' | 'sent' | 'overseas'
