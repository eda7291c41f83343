/** How far a lead is, in the order of the way through (the last two end it). */
export const leadStatuses = [
  'new',
  'contacted',
  'site-visit',
  'negotiation',
  'won',
  'lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Why a lead was lost; one of them is asked for whenever one is. */
export const lostReasons = [
  'price',
  'place',
  'size',
  'time',
  'loan',
  'bought',
  'silent',
  'number',
  'agent',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

/** Reads a status as it is stored or posted; undefined for any other word. */
export function readStatus(word: string | null): LeadStatus | undefined {
  return leadStatuses.find((status) => status === word)
}

/** Reads a reason in the same way. */
export function readLostReason(word: string | null): LostReason | undefined {
  return lostReasons.find((reason) => reason === word)
}

/** Whether nothing more is owed. */
export function isClosed(status: LeadStatus): boolean {
  return status === 'won' || status === 'lost'
}
