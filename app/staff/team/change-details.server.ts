import { writeAudit } from '#app/audit/audit-log.server.ts'
import { endPasswordLink, staffEmail } from '#app/staff/accounts.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import type { Executor } from '#db/client.server.ts'

import { storeAccountChangeSet } from './change-sets.server.ts'
import { endSessions } from './people.server.ts'
import { personDetails, type PersonDetails } from './person-details.ts'
import type { Person } from './person.ts'
import { withPerson, type AccountChange } from './with-person.server.ts'

export type DetailsChange = AccountChange | { kind: 'taken'; name: string }

/** Changes name and login phone; a new phone ends all sessions but `session` (OWASP ASVS 5.0, 7.4.3). */
export async function changeDetails(
  db: Executor,
  id: string,
  details: PersonDetails,
  by: Staff,
  session?: string,
): Promise<DetailsChange> {
  try {
    return await withPerson(db, id, (trx, person) => change(trx, person, details, { by, session }))
  } catch (error) {
    // Another request has added the phone at the same moment.
    if (isTaken(error)) return { kind: 'taken', name: accountTexts.details.otherUser }
    throw error
  }
}

type Changing = { by: Staff; session: string | undefined }

async function change(
  trx: Executor,
  { id, name, phone }: Person,
  details: PersonDetails,
  { by, session }: Changing,
): Promise<DetailsChange> {
  if (name === details.name && phone === details.phone)
    return { kind: 'changed', changeSetId: undefined }
  const other = await trx
    .selectFrom('staff_users')
    .select('name')
    .where('phone', '=', details.phone)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return { kind: 'taken', name: other.name }
  await trx
    .updateTable('staff_users')
    .set({
      name: details.name,
      phone: details.phone,
      email: staffEmail(details.phone),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  if (name !== details.name) await writeAudit(trx, by, { kind: 'name-changed', personId: id })
  if (phone !== details.phone) {
    const sessions = await endSessions(trx, id, { except: session })
    // It may have gone to the wrong phone.
    await endPasswordLink(trx, id)
    await writeAudit(trx, by, { kind: 'phone-changed', personId: id, sessions })
  }
  const done = {
    kind: 'details-changed',
    was: { name, phone },
    became: personDetails.parse(details),
  } as const
  return {
    kind: 'changed',
    changeSetId: await storeAccountChangeSet(trx, done, { personId: id, by }),
  }
}

/** PostgreSQL's unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
