import { parseArgs } from 'node:util'

import { revokedText } from '#app/editor/schedules/revoked-text.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { hasActiveOwner } from '#app/staff/sessions/suspensions.server.ts'
import { staffPhone } from '#app/staff/staff.ts'
import { restoreAs, suspendAs } from '#app/staff/team/access.server.ts'
import { withPerson } from '#app/staff/team/with-person.server.ts'
import { db } from '#db/client.server.ts'

import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readWords } from '#cli/run/read-words.ts'

const usage = usageOf('staff:suspend')
const options = {
  phone: { type: 'string', default: '' },
  restore: { type: 'boolean', default: false },
} as const

await databaseCommand(run)

async function run(): Promise<string> {
  const { values } = readWords(() => parseArgs({ options }), usage)
  const phone = staffPhone(values.phone)
  if (phone === '') throw new Error(usage)
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has an account with the phone ${phone}.`)
  if (values.restore) {
    const isRestored = await withPerson(db, staff.id, (trx, person) => restoreAs(trx, person, null))
    return `${staff.name} ${isRestored === true ? 'can sign in again.' : 'was not suspended.'}`
  }
  const done = await withPerson(db, staff.id, (trx, person) => suspendAs(trx, person, null))
  if ('kind' in done) throw new Error(`No one has an account with the phone ${phone}.`)
  const state = `${staff.name} ${done.isNew ? 'is' : 'was already'} suspended, and is signed out everywhere.`
  const said = [state, revokedText(done.revoked)].join(' ').trim()
  if (staff.role !== 'owner' || (await hasActiveOwner(db))) return said
  return `${said}\nNo owner can sign in now: --restore this one, or make another with npm run staff:add.`
}
