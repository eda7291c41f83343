import { createContext } from 'react-router'

import type { Staff } from '#app/staff/staff.ts'
import { needsTwoStep } from '#app/staff/two-step/requires-two-step.server.ts'
import type { Executor } from '#db/client.server.ts'

/** What an account must complete first: its own password (OWASP ASVS 5.0, 6.4.1), then two-step verification where required. */
export type MissingStep = 'own-password' | 'two-step'

export const missingStepContext = createContext<MissingStep | undefined>(undefined)

/** Undefined where the dashboard is open to the account. */
export async function findMissingStep(
  db: Executor,
  staff: Staff,
): Promise<MissingStep | undefined> {
  if (staff.passwordIsGiven) return 'own-password'
  return (await needsTwoStep(db, staff)) ? 'two-step' : undefined
}
