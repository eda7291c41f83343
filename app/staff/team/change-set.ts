import { z } from 'zod'

import { staffMember } from '#app/staff/staff.ts'

import { personDetails } from './person-details.ts'

export const access = staffMember
  .pick({ role: true, leadScope: true, canExport: true, canEdit: true })
  .extend({
    canExport: z.boolean(),
  })
export type Access = z.infer<typeof access>

export const revokedEditing = z.object({
  schedules: z.array(z.object({ name: z.string(), publishAt: z.iso.datetime() })),
  links: z.number().int(),
})
export type RevokedEditing = z.infer<typeof revokedEditing>

export const accountChangeSet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('access-changed'),
    was: access,
    became: access,
    revoked: revokedEditing.optional(),
  }),
  z.object({ kind: z.literal('details-changed'), was: personDetails, became: personDetails }),
  z.object({ kind: z.literal('suspended'), revoked: revokedEditing.optional() }),
  z.object({ kind: z.literal('restored') }),
])
export type AccountChangeSet = z.infer<typeof accountChangeSet>
