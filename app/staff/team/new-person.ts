import { staffRole } from '#app/audit/staff-role.ts'
import type { Staff } from '#app/staff/staff.ts'

import { readDetails } from './person-details.ts'

export type NewPerson = Pick<Staff, 'name' | 'phone' | 'role'>
type Read =
  | { kind: 'right'; person: NewPerson }
  | Extract<ReturnType<typeof readDetails>, { kind: 'wrong' }>

export function readNewPerson(typed: { name: string; phone: string; role: string }): Read {
  const read = readDetails(typed)
  if (read.kind === 'wrong') return read
  return {
    kind: 'right',
    person: { ...read.details, role: staffRole.catch('agent').parse(typed.role) },
  }
}
