import { z } from 'zod'

import { conditionKinds, type Condition } from './assignment-rule.ts'

const condition: z.ZodType<Condition> = z.object({
  kind: z.enum(conditionKinds),
  isNot: z.boolean(),
  values: z.array(z.string().min(1).max(100)).min(1).max(500),
})

/** All of them must hold. */
export const ruleConditions = z.array(condition).max(conditionKinds.length)
