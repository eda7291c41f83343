import { parseArgs } from 'node:util'

import { db } from '#app/db.server.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffPhone, type Staff } from '#app/staff/staff.ts'
import { hasActiveOwner, restoreStaff, suspendStaff } from '#app/staff/suspensions.server.ts'

import { databaseCommand } from './database-command.ts'
import { readWords } from './read-words.ts'

// npm run staff:suspend -- --phone 9876543210             no sign-in any more; ends every session
// npm run staff:suspend -- --phone 9876543210 --restore   may sign in again
const usage = 'npm run staff:suspend -- --phone 9876543210 [--restore]'
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
  if (!staff) throw new Error(`Nobody has an account with the phone ${phone}.`)
  if (values.restore) {
    const isRestored = await recorded('restored', staff, restoreStaff)
    return `${staff.name} ${isRestored ? 'can sign in again.' : 'was not suspended.'}`
  }
  const isNew = await recorded('suspended', staff, suspendStaff)
  const said = `${staff.name} ${isNew ? 'is' : 'was already'} suspended, and is signed out everywhere.`
  if (staff.role !== 'owner' || (await hasActiveOwner(db))) return said
  return `${said}\nNo owner can sign in now: --restore this one, or make another with npm run staff:add.`
}

/** What is done and its line of the record: both, or neither. */
function recorded(kind: 'restored' | 'suspended', staff: Staff, act: typeof suspendStaff) {
  return db.transaction().execute(async (trx) => {
    const isDone = await act(trx, staff)
    if (isDone) await writeRecord(trx, null, { kind, personId: staff.id })
    return isDone
  })
}
