/** In funnel order; the last two close a lead. */
export const leadStatuses = [
  'new',
  'contacted',
  'site-visit',
  'negotiation',
  'won',
  'lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

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
  'looking',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

/** Marked by staff: to call before others. */
export type LeadHeat = 'hot'

export function readHeat(value: string | null): LeadHeat | undefined {
  return value === 'hot' ? value : undefined
}

export function readStatus(value: string | null): LeadStatus | undefined {
  return leadStatuses.find((status) => status === value)
}

export function readLostReason(value: string | null): LostReason | undefined {
  return lostReasons.find((reason) => reason === value)
}

export function isClosed(status: LeadStatus): boolean {
  return status === 'won' || status === 'lost'
}
