import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { canExportLeads } from '#app/staff/access/rights.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

/** Throws where an account lost the right to an export after its start: suspended, without the right, or with fewer leads. */
export async function requireExport(db: Executor, then: Staff): Promise<void> {
  const now = await findActive(db, then.id)
  const sawAll = then.role === 'owner' || then.leadScope === 'all'
  const isNarrower = sawAll && now?.role === 'agent' && now.leadScope === 'own'
  if (!now || !canExportLeads(now) || isNarrower)
    throw new Error('The file was cut off: its reader may no longer have it')
}
