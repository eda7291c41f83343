import { z } from 'zod'

import { visitStatuses, type VisitStatus } from './visit-state.ts'

const status = z.enum(visitStatuses)

/** What the desk changes of a visit, as it is kept for taking the last act back. */
export const visitState = z.object({
  status,
  agentId: z.string().nullable(),
  startsAt: z.coerce.date(),
})

/** A status as it is stored. */
export function readVisitStatus(word: string): VisitStatus {
  return status.parse(word)
}
