import type { LeadStatus, LostReason } from './lead-status.ts'

/** What is changed of a lead at the desk; moments are stored to the millisecond. */
export type LeadFacts = {
  status: LeadStatus
  lostReason: LostReason | null
  ownerId: string | null
  followUpAt: Date | null
  firstContactAt: Date | null
}
export type FactName = keyof LeadFacts

export const factNames: readonly FactName[] = [
  'status',
  'lostReason',
  'ownerId',
  'followUpAt',
  'firstContactAt',
]

/** Something said or done that changes no fact, with its words. */
export type LeadWord = {
  kind:
    | 'note'
    | 'call'
    | 'whatsapp'
    | 'mail'
    | 'outcome'
    | 'next-step'
    | 'visit'
    | 'person'
    | 'code'
  text: string
}

/** How each fact is called in the history. */
export const factKinds = {
  status: 'status',
  lostReason: 'lost-reason',
  ownerId: 'owner',
  followUpAt: 'follow-up',
  firstContactAt: 'first-contact',
} as const satisfies Record<FactName, string>

/** Every kind of row of a lead's history. */
export const changeKinds = [
  'status',
  'lost-reason',
  'owner',
  'follow-up',
  'first-contact',
  'note',
  'call',
  'whatsapp',
  'mail',
  'outcome',
  'next-step',
  'visit',
  'person',
  'code',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * A wish with what follows from it: a reason belongs to what is lost alone, and on what is won or lost
 * nothing more is owed.
 */
export function wholeWish(wish: Partial<LeadFacts>): Partial<LeadFacts> {
  const { status } = wish
  if (status === undefined) return wish
  if (status === 'lost') return { lostReason: 'other', ...wish, followUpAt: null }
  return { ...wish, lostReason: null, ...(status === 'won' && { followUpAt: null }) }
}
