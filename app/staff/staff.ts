import { z } from 'zod'

import { staffRole } from '#app/audit/staff-role.ts'
import { storedPhone } from '#app/lib/phone/phone.ts'

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role: staffRole,
  /** Which leads an agent sees; an owner sees all. */
  sees: z.enum(['own', 'all']).default('own'),
  /** Whether files of leads are made for an agent; for an owner they always are. */
  mayExport: z.boolean().default(false),
  /** Whether an agent edits and publishes listings, words and photographs; an owner always does. */
  mayEdit: z.boolean().default(false),
  /** Whether somebody else gave them the password that they sign in with. */
  passwordIsGiven: z.boolean().default(false),
})
export type Staff = z.infer<typeof staffMember>

/** Whether files of leads are made for somebody. */
export function exports({ role, mayExport }: Staff): boolean {
  return role === 'owner' || mayExport
}

/** Whether somebody edits and publishes listings, words and photographs. */
export function edits({ role, mayEdit }: Pick<Staff, 'role' | 'mayEdit'>): boolean {
  return role === 'owner' || mayEdit
}

/**
 * A staff phone as it is stored: 10 digits for India, + and digits for any other country. However
 * somebody writes it (+91, 0091, a leading 0, spaces, dashes), it names the same account.
 */
export function staffPhone(typed: string): string {
  return storedPhone(typed)
}

/** Whether a stored form can belong to a person: an Indian mobile number, or an E.164 one. */
export function isStaffPhone(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(phone) || /^\+[1-9]\d{7,14}$/.test(phone)
}
