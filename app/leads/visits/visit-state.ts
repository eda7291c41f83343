import { z } from 'zod'

/** How far a visit is; the last three end it. */
export const visitStatuses = ['asked', 'confirmed', 'came', 'missed', 'cancelled'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/** What the desk changes of a visit, as it is also kept for taking the last act back. */
export const visitState = z.object({
  status: z.enum(visitStatuses),
  agentId: z.string().nullable(),
  startsAt: z.coerce.date(),
})
export type VisitState = z.infer<typeof visitState>

/** Minutes that a visit takes. */
export const VISIT_MINUTES = 60

/** Whether it is still to come about: only such a visit takes somebody's hour. */
export function isLive(status: VisitStatus): boolean {
  return status === 'asked' || status === 'confirmed'
}

export function readVisitStatus(word: string): VisitStatus {
  return z.enum(visitStatuses).parse(word)
}

export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + VISIT_MINUTES * 60_000)
}
