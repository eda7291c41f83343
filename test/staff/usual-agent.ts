import { addStaff, type AddStaff, type NewStaff } from '#app/staff/accounts.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Adds an agent who sees all leads and makes files. */
export function addUsualAgent(
  db: Executor,
  account: Partial<NewStaff> & Pick<NewStaff, 'phone' | 'password'>,
): Promise<AddStaff> {
  const usual = { name: 'Front Desk', role: 'agent', leadScope: 'all', canExport: true } as const
  return addStaff(db, { ...usual, ...account })
}
