import { parseArgs } from 'node:util'

import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { staffPhone } from '#app/staff/staff.ts'
import { restoreAs } from '#app/staff/team/access.server.ts'
import { withPerson } from '#app/staff/team/with-person.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('staff restore')
const options = { phone: { type: 'string', default: '' } } as const

await databaseCommand(async () => {
  const { values } = readArgs(() => parseArgs({ options }), usage)
  const phone = staffPhone(values.phone)
  if (phone === '') throw new Error(usage)
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has an account with the phone ${phone}.`)
  const isRestored = await withPerson(db, staff.id, (trx, person) => restoreAs(trx, person, null))
  return `${staff.name} ${isRestored === true ? 'can sign in again.' : 'was not suspended.'}`
})
