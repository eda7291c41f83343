import { parseArgs } from 'node:util'

import { readAlertContact } from '#app/enquiries/alerts/alert-contact.ts'
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

export const personOptions = { phone: { type: 'string' }, email: { type: 'string' } } as const

type Person = { phone: string; email?: undefined } | { email: string; phone?: undefined }

/** One of both, as leads and alerts store them; throws the usage otherwise. */
export async function phoneOrEmail(
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  usage: string,
): Promise<Person> {
  if (email === undefined) return { phone: personPhone(phone ?? '', usage) }
  const read = await readAlertContact(email, { isMailed: true })
  const address = 'contact' in read ? read.contact.email : undefined
  if (address === undefined || phone !== undefined) throw new Error(usage)
  return { email: address }
}
