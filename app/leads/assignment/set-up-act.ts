import { z } from 'zod'

/** Hours, holidays and minutes as they are stored. */
export const storedPlan = z.object({
  settings: z.object({
    promiseMinutes: z.number(),
    passOnMinutes: z.number(),
    tellMinutes: z.number(),
    cap: z.number(),
    /** The moment itself. */
    givesSince: z.iso.datetime(),
  }),
  hours: z.array(z.object({ weekday: z.number(), opens: z.number(), closes: z.number() })),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
})
export type StoredPlan = z.infer<typeof storedPlan>

const leave = z.object({
  kind: z.literal('leave-ended'),
  staffId: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  reason: z.string(),
  enteredBy: z.string().nullable(),
  enteredAt: z.iso.datetime(),
  /** The first day on which they were back; null where the leave had not begun and went as a whole. */
  endedOn: z.iso.date().nullable(),
})
export type EndedLeave = z.infer<typeof leave>

/** What was done to who gets a lead, with what brings it back. */
export const setUpAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule-removed'), rule: z.number().int() }),
  leave,
  z.object({ kind: z.literal('plan-saved'), was: storedPlan, became: storedPlan }),
])
export type SetUpAct = z.infer<typeof setUpAct>
