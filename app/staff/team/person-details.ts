import { z } from 'zod'

import { isStaffPhone, staffPhone } from '#app/staff/staff.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'

const LONGEST_NAME = 80

export const personDetails = z.object({
  name: z.string().min(1).max(LONGEST_NAME),
  phone: z.string().refine(isStaffPhone),
})
export type PersonDetails = z.infer<typeof personDetails>

const typedDetails = z
  .object({
    name: z.string().transform((name) => name.replaceAll('\0', '').trim().slice(0, LONGEST_NAME)),
    phone: z.string().transform(staffPhone),
  })
  .pipe(personDetails)

type Wrong = Partial<Record<keyof PersonDetails, string>>

export function readDetails(typed: {
  name: string
  phone: string
}): { kind: 'right'; details: PersonDetails } | { kind: 'wrong'; wrong: Wrong } {
  const read = typedDetails.safeParse(typed)
  if (read.success) return { kind: 'right', details: read.data }
  const isWrong = (name: string) => read.error.issues.some(({ path }) => path[0] === name)
  const { nameMissing, phoneWrong } = accountTexts.person
  return {
    kind: 'wrong',
    wrong: {
      ...(isWrong('name') && { name: nameMissing }),
      ...(isWrong('phone') && { phone: phoneWrong }),
    },
  }
}
