import { parseArgs } from 'node:util'

import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { staffPhone } from '#app/staff/staff.ts'
import { endTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'

const usage = usageOf('staff two-step-off')
const options = { phone: { type: 'string', default: '' } } as const

await databaseCommand(run)

async function run(): Promise<string> {
  const { values } = readArgs(() => parseArgs({ options }), usage)
  const phone = staffPhone(values.phone)
  if (phone === '') throw new Error(usage)
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has an account with the phone ${phone}.`)
  if (!(await endTwoStep(db, staff.id))) return `${staff.name} has no two-step verification.`
  return `Two-step verification of ${staff.name} is off. ${staff.name} can set it up again after the next sign-in.`
}
