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

export const storedRule = z.object({
  conditions: ruleConditions,
  isForAll: z.boolean(),
  people: z.array(z.string()),
})
export type StoredRule = z.infer<typeof storedRule>

export const storedAvailability = z.object({
  isTaking: z.boolean(),
  cap: z.number().nullable(),
  languages: z.array(z.string()),
})
export type StoredAvailability = z.infer<typeof storedAvailability>

const rule = z.number().int()

const ruleChange = z.object({
  kind: z.enum(['rule-added', 'rule-changed', 'rule-removed']),
  rule,
  was: storedRule.nullable(),
})
export type ChangedRule = z.infer<typeof ruleChange>

const leaveChange = z.object({
  kind: z.enum(['leave-entered', 'leave-ended']),
  staffId: z.string(),
  from: z.iso.date(),
  was: z
    .object({
      to: z.iso.date(),
      reason: z.string(),
      enteredBy: z.string().nullable(),
      enteredAt: z.iso.datetime(),
    })
    .nullable(),
})
export type ChangedLeave = z.infer<typeof leaveChange>

const availabilityChange = z.object({
  kind: z.literal('takes-changed'),
  staffId: z.string(),
  was: storedAvailability.nullable(),
})
export type ChangedAvailability = z.infer<typeof availabilityChange>

/** What was saved, with the previous state; `was` is null where there was none. */
export const changeSet = z.discriminatedUnion('kind', [
  ruleChange,
  z.object({ kind: z.literal('rules-ordered'), was: z.array(rule) }),
  leaveChange,
  availabilityChange,
  z.object({ kind: z.literal('plan-saved'), was: storedPlan }),
])
export type ChangeSet = z.infer<typeof changeSet>
