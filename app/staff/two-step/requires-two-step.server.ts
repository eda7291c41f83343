import { config } from '#app/config/config.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import { hasTwoStep } from './two-step.server.ts'

export async function needsTwoStep(db: Executor, { id, role }: Staff): Promise<boolean> {
  const isRequired = config.OWNER_TWO_STEP === 'required' && role === 'owner'
  return isRequired && !(await hasTwoStep(db, id))
}
