import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import type { Done } from '#app/leads/detail/bar/done-bar.tsx'
import { doneIn, withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import type { Staff } from '#app/staff/staff.ts'
import { findAccountChangeSet } from '#app/staff/team/change-sets.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { db } from '#db/client.server.ts'

export function accountAddress(personId: string, changeSetId: string | undefined): string {
  return withDone(`/dashboard/team/${personId}`, changeSetId)
}

export async function findAccountDone(
  search: URLSearchParams,
  staff: Staff,
): Promise<Done | undefined> {
  const done = doneIn(search)
  if (done?.changeSetId === undefined) return done
  const found = await findAccountChangeSet(db, done.changeSetId, staff)
  if (!found) return undefined
  const { kind } = found.done
  const revoked = 'revoked' in found.done ? revokedText(found.done.revoked) : ''
  return {
    text: [accountTexts.done[kind], revoked].join(' ').trim(),
    changeSetId: done.changeSetId,
  }
}
