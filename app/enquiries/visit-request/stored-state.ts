import { z } from 'zod'

import { visitStatuses, type VisitStatus } from './visit-state.ts'

const status = z.enum(visitStatuses)

export const visitState = z.object({
  status,
  agentId: z.string().nullable(),
  startsAt: z.coerce.date(),
  isVideo: z.boolean().optional(),
  videoLink: z.string().nullable().default(null),
})

export function readVisitStatus(value: string): VisitStatus {
  return status.parse(value)
}
