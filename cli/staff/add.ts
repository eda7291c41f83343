import { parseArgs } from 'node:util'
import { stdin, stdout } from 'node:process'

import { staffRole } from '#app/audit/staff-role.ts'
import { addStaff, findStaffByPhone, resetPassword } from '#app/staff/accounts.server.ts'
import { hasActiveOwner } from '#app/staff/sessions/suspensions.server.ts'
import { isStaffPhone, staffPhone } from '#app/staff/staff.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommand } from '#cli/run/database-command.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { db } from '#db/client.server.ts'
import { passwordLength } from '#app/staff/login/sign-in.ts'
import { generatePassword } from '#app/staff/password/generate-password.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { readSecret } from '#cli/run/read-secret.ts'

const usage = usageOf('staff add')

const options = {
  phone: { type: 'string', default: '' },
  name: { type: 'string', default: '' },
  role: { type: 'string', default: 'agent' },
  reset: { type: 'boolean', default: false },
  own: { type: 'boolean', default: false },
  'all-leads': { type: 'boolean', default: false },
  export: { type: 'boolean', default: false },
} as const

const CHOOSES = ' There they choose a password of their own.'

await databaseCommand(run)

async function run(): Promise<string> {
  const { values } = readArgs(() => parseArgs({ options }), usage)
  const phone = staffPhone(values.phone)
  if (!isStaffPhone(phone)) {
    throw new Error(`--phone must be an Indian mobile number, or + and a country code.\n${usage}`)
  }
  return values.reset ? reset(phone, values) : add(phone, values)
}

type StaffOptions = {
  name: string
  role: string
  own: boolean
  'all-leads': boolean
  export: boolean
}

async function add(phone: string, input: StaffOptions): Promise<string> {
  const name = input.name.trim()
  const role = staffRole.safeParse(input.role)
  if (name === '') throw new Error(`--name is missing.\n${usage}`)
  if (!role.success) throw new Error(`--role must be owner or agent.\n${usage}`)
  const existing = await findStaffByPhone(db, phone)
  if (existing) throw new Error(takenText(phone, existing.name))
  const mustChangePassword = await isFromAnother(role.data, input)
  const access = { leadScope: input['all-leads'] ? 'all' : 'own', canExport: input.export } as const
  const person = {
    phone,
    name,
    role: role.data,
    password: await readPassword(),
    isTemporary: mustChangePassword,
  }
  const result = await addStaff(db, { ...person, ...access })
  if (result.kind === 'weak') throw new Error(`The password is refused. ${result.reason}`)
  if (result.kind === 'exists') throw new Error(takenText(phone, result.name))
  return `${name} (${role.data}) can now sign in at /admin with ${phone}.${mustChangePassword ? CHOOSES : ''}`
}

async function reset(phone: string, input: StaffOptions): Promise<string> {
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error(`No one has an account with the phone ${phone}.`)
  const mustChangePassword = await isFromAnother(staff.role, input, staff.id)
  const result = await resetPassword(db, staff, {
    password: await readPassword(),
    isTemporary: mustChangePassword,
  })
  if (result.kind === 'weak') throw new Error(`The password is refused. ${result.reason}`)
  return `${staff.name} has a new password, and is signed out everywhere.${mustChangePassword ? CHOOSES : ''}`
}

/** The first owner types their own password: no one else runs this. */
async function isFromAnother(role: string, { own }: StaffOptions, id?: string): Promise<boolean> {
  return !own && (role !== 'owner' || (await hasActiveOwner(db, id)))
}

function takenText(phone: string, name: string): string {
  return `${name} already has an account with the phone ${phone}. Add --reset to give it a new password.`
}

/** Typed twice, generated, or one piped line. */
async function readPassword(): Promise<string> {
  if (stdin.isTTY) stdout.write(`${passwordTexts.rules(passwordLength.min)}\n`)
  const password = await readSecret('Password (Enter alone generates one): ')
  if (stdin.isTTY && password === '') {
    const generated = generatePassword()
    stdout.write(`The password is ${generated}\n`)
    return generated
  }
  if (stdin.isTTY && (await readSecret('Password again: ')) !== password)
    throw new Error('The two passwords differ.')
  return password
}
