import { parseArgs } from 'node:util'

import { staffPhone } from '#app/staff/staff.ts'
import { readArgs } from '#cli/run/read-args.ts'

/** The phone of whom a command is about, as the leads hold it; throws the usage where it is none. */
export function personPhone(typed: string, usage: string): string {
  const phone = staffPhone(typed)
  if (phone === '') throw new Error(usage)
  return phone
}

/** Reads the words of a command that is about one person and nothing else. */
export function readPerson(usage: string): string {
  const options = { phone: { type: 'string', default: '' } } as const
  const { values } = readArgs(() => parseArgs({ options }), usage)
  return personPhone(values.phone, usage)
}
