import { parseArgs } from 'node:util'

import { staffPhone } from '#app/staff/staff.ts'
import { readArgs } from '#cli/run/read-args.ts'

/** In the form that leads store; throws the usage for an invalid phone. */
export function personPhone(typed: string, usage: string): string {
  const phone = staffPhone(typed)
  if (phone === '') throw new Error(usage)
  return phone
}

export function readPerson(usage: string): string {
  const options = { phone: { type: 'string', default: '' } } as const
  const { values } = readArgs(() => parseArgs({ options }), usage)
  return personPhone(values.phone, usage)
}
