import type { LeadHeat, LeadStatus, LostReason } from './lead-status.ts'

/** Moments to the millisecond. */
export type LeadFacts = {
  status: LeadStatus
  lostReason: LostReason | null
  ownerId: string | null
  followUpAt: Date | null
  firstContactAt: Date | null
  heat: LeadHeat | null
}
export type FactName = keyof LeadFacts

export const factNames: readonly FactName[] = [
  'status',
  'lostReason',
  'ownerId',
  'followUpAt',
  'firstContactAt',
  'heat',
]

export type LeadActivity = {
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
    | 'consent'
    | 'source'
    | 'source-call'
  text: string
}

export const factKinds = {
  status: 'status',
  lostReason: 'lost-reason',
  ownerId: 'owner',
  followUpAt: 'follow-up',
  firstContactAt: 'first-contact',
  heat: 'heat',
} as const satisfies Record<FactName, string>

export const changeKinds = [
  'status',
  'lost-reason',
  'owner',
  'follow-up',
  'first-contact',
  'heat',
  'note',
  'call',
  'whatsapp',
  'mail',
  'outcome',
  'next-step',
  'visit',
  'person',
  'code',
  'consent',
  'source',
  'source-call',
  'requirement',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Clears the reason unless lost, and the follow-up of a closed lead. */
export function completeChanges(changes: Partial<LeadFacts>): Partial<LeadFacts> {
  const { status } = changes
  if (status === undefined) return changes
  if (status === 'lost') return { lostReason: 'other', ...changes, followUpAt: null }
  return { ...changes, lostReason: null, ...(status === 'won' && { followUpAt: null }) }
}
