import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { requireSiteSecrets } from '#app/privacy/site-secrets.server.ts'
import { restoreWithdrawal } from '#app/privacy/withdrawal/restore-withdrawal.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

import { keepWithdrawals } from './keep-withdrawals.ts'

const usage = usageOf('privacy restore')
const options = {
  reason: { type: 'string', default: '' },
  identity: { type: 'string' },
} as const

await databaseCommandWith({ reads }, async ({ id, reason, key }) => {
  await requireSiteSecrets(db)
  const leads = await restoreWithdrawal(db, id, {
    key,
    staffId: null,
    besides: (trx, restored) =>
      writeAudit(trx, null, {
        kind: 'withdrawal-restored',
        withdrawal: id,
        reason,
        rows: restored.leads,
      }),
  })
  if (leads === undefined)
    return `No withdrawal ${id} by link is sealed. The page Withdrawals of the dashboard lists what can be restored.`
  const warning = await keepWithdrawals()
  return `Restored: ${leads} enquiries.${warning}`
})

/** As the calling user: the site need not be able to read the key. */
async function reads(): Promise<{ id: string; reason: string; key: string | undefined }> {
  const { values, positionals } = readArgs(
    () => parseArgs({ options, allowPositionals: true }),
    usage,
  )
  const [id = '', ...others] = positionals
  const reason = values.reason.trim()
  const isWhole = /^\d{1,18}$/.test(id) && others.length === 0
  if (!isWhole || reason === '' || reason.length > 300) throw new Error(usage)
  const { identity } = values
  const file = identity === undefined ? undefined : resolveUserPath(identity)
  return { id, reason, key: file === undefined ? undefined : await readFile(file, 'utf8') }
}
