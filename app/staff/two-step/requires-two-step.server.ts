import { config } from '#app/config/config.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import { hasSecondStep } from './two-step.server.ts'

export async function needsSecondStep(db: Executor, { id, role }: Staff): Promise<boolean> {
  const isRequired = config.OWNER_TWO_STEP === 'required' && role === 'owner'
  return isRequired && !(await hasSecondStep(db, id))
}
