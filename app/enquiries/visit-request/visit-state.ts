/** How far a visit is; the last three end it. */
export const visitStatuses = ['asked', 'confirmed', 'came', 'missed', 'cancelled'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/** What the desk changes of a visit. */
export type VisitState = { status: VisitStatus; agentId: string | null; startsAt: Date }

/** Minutes that a visit takes. */
const VISIT_MINUTES = 60

/** Whether it is still to come about: only such a visit takes somebody's hour. */
export function isLive(status: VisitStatus): boolean {
  return status === 'asked' || status === 'confirmed'
}

/** When a visit that begins then ends. */
export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + VISIT_MINUTES * 60_000)
}
