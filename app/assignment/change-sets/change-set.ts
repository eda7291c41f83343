import { z } from 'zod'

import { ruleConditions } from '#app/assignment/rules/rule-conditions.ts'

export const storedPlan = z.object({
  settings: z.object({
    promiseMinutes: z.number(),
    passOnMinutes: z.number(),
    tellMinutes: z.number(),
    cap: z.number(),
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
  /** The first day back; null where the leave had not begun and was removed. */
  endedOn: z.iso.date().nullable(),
})
export type EndedLeave = z.infer<typeof leave>

export const storedRule = z.object({
  conditions: ruleConditions,
  isForAll: z.boolean(),
  people: z.array(z.string()),
})
export type StoredRule = z.infer<typeof storedRule>

/** Null where nothing is set. */
export const storedAvailability = z.object({
  isTaking: z.boolean(),
  cap: z.number().nullable(),
  languages: z.array(z.string()),
})
export type StoredAvailability = z.infer<typeof storedAvailability>

const rule = z.number().int()
const enteredLeave = z.object({
  kind: z.literal('leave-entered'),
  staffId: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  reason: z.string(),
})
export type EnteredLeave = z.infer<typeof enteredLeave>

/** Each change with what undoes it. */
export const changeSet = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule-added'), rule, became: storedRule }),
  z.object({ kind: z.literal('rule-changed'), rule, was: storedRule, became: storedRule }),
  z.object({ kind: z.literal('rule-removed'), rule }),
  z.object({ kind: z.literal('rules-ordered'), was: z.array(rule), became: z.array(rule) }),
  enteredLeave,
  leave,
  z.object({
    kind: z.literal('takes-changed'),
    staffId: z.string(),
    was: storedAvailability.nullable(),
    became: storedAvailability,
  }),
  z.object({ kind: z.literal('plan-saved'), was: storedPlan, became: storedPlan }),
])
export type ChangeSet = z.infer<typeof changeSet>
