import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { contactDetails } from '#app/config/contact-details.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import type { LinkState } from '#app/privacy/withdrawal/find-withdrawal.server.ts'
import type { LinkOutcome } from '#app/privacy/withdrawal/withdraw-by-link.server.ts'
import { db } from '#db/client.server.ts'

import type { WithdrawalState } from './withdrawal-text.tsx'

const TOKEN = /^[\da-f]{32}$/

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

export async function findWithdrawalState(
  token: string,
  find: (token: string) => Promise<LinkState | undefined>,
): Promise<WithdrawalState | undefined> {
  const found = isToken(token) ? await withTimeout(find(token)) : undefined
  if (found?.kind !== 'withdrawn') return found && { kind: found.kind }
  const { isErased, eraseAt } = found
  return { kind: 'withdrawn', isErased, eraseAt: eraseAt.toISOString() }
}

export function pageFacts() {
  const { SEALED_DAYS: days, BRAND: brand } = config
  const { phone, privacyEmail: email } = contactDetails(config)
  return { days, phone, email, brand }
}

/** Failures here do not fail the answer: the withdrawal is durable, and a job repairs the file. */
export async function afterLink(
  outcome: LinkOutcome | undefined,
  report: (error: unknown) => void,
): Promise<void> {
  if (outcome?.kind !== 'withdrawn') return
  await auditWithdrawal(outcome.leads).catch(report)
}

async function auditWithdrawal(rows: number): Promise<void> {
  await fileWithdrawals(db)
  await writeAudit(db, null, { kind: 'withdrawn-by-link', rows })
}
