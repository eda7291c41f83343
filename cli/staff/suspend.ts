import { parseArgs } from 'node:util'

import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { hasActiveOwner } from '#app/staff/sessions/suspensions.server.ts'
import { staffPhone } from '#app/staff/staff.ts'
import { suspendAs } from '#app/staff/team/access.server.ts'
import { withPerson } from '#app/staff/team/with-person.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('staff suspend')
const options = { phone: { type: 'string', default: '' } } as const

await databaseCommand(run)

async function run(): Promise<string> {
  const { values } = readArgs(() => parseArgs({ options }), usage)
  const phone = staffPhone(values.phone)
  if (phone === '') throw new Error(usage)
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has an account with the phone ${phone}.`)
  const done = await withPerson(db, staff.id, (trx, person) => suspendAs(trx, person, null))
  if ('kind' in done) throw new Error(`No one has an account with the phone ${phone}.`)
  const state = `${staff.name} ${done.isNew ? 'is' : 'was already'} suspended, and is signed out everywhere.`
  const message = [state, revokedText(done.revoked)].join(' ').trim()
  if (staff.role !== 'owner' || (await hasActiveOwner(db))) return message
  return `${message}\nNo owner can sign in now. Restore this one (bin/northlight staff restore), or make another (bin/northlight staff add).`
}
