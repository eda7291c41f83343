import { createContext } from 'react-router'

import type { Staff } from '#app/staff/staff.ts'
import { needsSecondStep } from '#app/staff/two-step/requires-two-step.server.ts'
import type { Executor } from '#db/client.server.ts'

/**
 * What an account lacks before anything of the desk opens: a password that its person alone knows
 * (OWASP ASVS 5.0, 6.4.1), then a second step where the deployment asks for one.
 */
export type Lacking = 'own-password' | 'second-step'

/** What the account of who is signed in lacks; set by the guard for every page under it. */
export const lackingContext = createContext<Lacking | undefined>(undefined)

/** What somebody's account lacks; undefined where the desk is open to them. */
export async function findLacking(db: Executor, staff: Staff): Promise<Lacking | undefined> {
  if (staff.passwordIsGiven) return 'own-password'
  return (await needsSecondStep(db, staff)) ? 'second-step' : undefined
}
