import { accountTexts } from '#app/desk-texts/en/accounts.ts'
import { isStaffPhone, staffPhone, staffRole, type Staff } from '#app/staff/staff.ts'

type NewPerson = Pick<Staff, 'name' | 'phone' | 'role'>
type Read =
  | { kind: 'right'; person: NewPerson }
  | { kind: 'wrong'; wrong: Partial<Record<'name' | 'phone', string>> }

/** Longest name that a row of the desk shows. */
const LONGEST_NAME = 80

/** Name, phone and role as somebody typed them, or what is wrong with each. An unknown role is an agent. */
export function readNewPerson(typed: { name: string; phone: string; role: string }): Read {
  const name = typed.name.replaceAll('\0', '').trim().slice(0, LONGEST_NAME)
  const phone = staffPhone(typed.phone)
  const role = staffRole.catch('agent').parse(typed.role)
  if (name !== '' && isStaffPhone(phone)) return { kind: 'right', person: { name, phone, role } }
  const { nameMissing, phoneWrong } = accountTexts.person
  return {
    kind: 'wrong',
    wrong: {
      ...(name === '' && { name: nameMissing }),
      ...(!isStaffPhone(phone) && { phone: phoneWrong }),
    },
  }
}
