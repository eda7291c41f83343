import { z } from 'zod'

import { staffRole } from '#app/audit/staff-role.ts'
import { storedPhone } from '#app/lib/phone/phone.ts'

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role: staffRole,
  sees: z.enum(['own', 'all']).default('own'),
  mayExport: z.boolean().default(false),
  mayEdit: z.boolean().default(false),
  passwordIsGiven: z.boolean().default(false),
})
export type Staff = z.infer<typeof staffMember>

export function exports({ role, mayExport }: Staff): boolean {
  return role === 'owner' || mayExport
}

export function edits({ role, mayEdit }: Pick<Staff, 'role' | 'mayEdit'>): boolean {
  return role === 'owner' || mayEdit
}

/** Stored form: 10 digits for India, else + and digits; +91, 0091, a leading 0, spaces and dashes name the same account. */
export function staffPhone(typed: string): string {
  return storedPhone(typed)
}

/** An Indian mobile number, or an E.164 one. */
export function isStaffPhone(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(phone) || /^\+[1-9]\d{7,14}$/.test(phone)
}
