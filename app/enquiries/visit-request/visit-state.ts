/** The last three are final. */
export const visitStatuses = ['asked', 'confirmed', 'came', 'missed', 'cancelled'] as const
export type VisitStatus = (typeof visitStatuses)[number]

export const visitOutcomes = ['came', 'missed'] as const satisfies readonly VisitStatus[]
export type VisitOutcome = (typeof visitOutcomes)[number]

export type VisitState = {
  status: VisitStatus
  agentId: string | null
  startsAt: Date
  /** Undefined: unchanged. */
  isVideo?: boolean | undefined
  /** Of a video visit: the https address of the call. */
  videoLink?: string | null
}

const VISIT_MINUTES = 60

export function isLive(status: VisitStatus): boolean {
  return status === 'asked' || status === 'confirmed'
}

export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + VISIT_MINUTES * 60_000)
}
