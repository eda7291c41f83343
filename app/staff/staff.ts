import { z } from 'zod'

import { staffRole } from '#app/audit/staff-role.ts'
import { storedPhone } from '#app/lib/phone/phone.ts'

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  role: staffRole,
  leadScope: z.enum(['own', 'all']).default('own'),
  canExport: z.boolean().default(false),
  canEdit: z.boolean().default(false),
  passwordIsGiven: z.boolean().default(false),
})
export type Staff = z.infer<typeof staffMember>

/** Stored form: 10 digits for India, else + and digits; +91, 0091, a leading 0, spaces and dashes name the same account. */
export function staffPhone(typed: string): string {
  return storedPhone(typed)
}

/** An Indian mobile number, or an E.164 one. */
export function isStaffPhone(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(phone) || /^\+[1-9]\d{7,14}$/.test(phone)
}
