import type { LeadStatus, LostReason } from '#app/leads/status/lead-status.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { readContactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { compactPhone } from '#app/lib/phone/phone.ts'

import { foldedName } from './folded-name.ts'
import type { MatchReason } from './words/reason-fields.ts'

/** `ts` is the text of `officeTime`. */
export type LeadRow = {
  id: string
  /** What the visitor's receipt states; empty until it is filled in. */
  reference: string
  name: string
  phone: string
  email: string
  byWhatsApp: boolean
  ts: string
  location: string
  message: string
  /** Path; empty if unknown. */
  page: string
  /** Empty if unknown. */
  campaign: string
}

export type LeadWork = {
  status: LeadStatus
  lostReason: LostReason | null
  /** Null while unassigned. */
  owner: { id: string; name: string } | null
  /** ISO 8601; null for none. */
  createdAt: string
  followUpAt: string | null
  firstContactAt: string | null
  /** Null after the first contact. */
  callBy: string | null
  /** 2 for a person's second enquiry; `MAX_COUNTED` for that many or more. */
  nth: number
  /** The last call reached someone else. */
  hasWrongNumber: boolean
  isUnread: boolean
  isHot: boolean
  abroad: Abroad | null
}

export const MAX_COUNTED = 10

/** `reasons` say why a search in everything found it. */
export type DashboardLead = LeadRow & { work: LeadWork; reasons?: readonly MatchReason[] }

/** In place of a lead: the page before the first match in everything but name and phone. */
export const BEYOND_NAMES = 'words'

/** Shared by the browser's list and the server's queries. */
export type LeadQuery = {
  name?: string
  /** Any of them, as the phone is stored. */
  inPhone: readonly string[]
  /** With + and country code. */
  phoneStart?: string
  /** Of a receipt; a name may look like one. */
  reference?: string
}

/** So many digits mean a phone, whatever else is typed: `tel:+91-98000-00011`. */
const PHONE_DIGITS = 7

/** SPEC section 5, plus dialled forms: spaces, +91, 0091 or a leading 0. Undefined for an empty search. */
export function leadQuery(typed: string): LeadQuery | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const folded = foldedName(text)
  const reference = readContactCode(text)
  const named = { ...(folded !== '' && { name: folded }), ...(reference && { reference }) }
  const compact = phoneIn(text)
  if (compact === undefined) return { ...named, inPhone: [text] }
  const inPhone = [compact, ...(/^0\d/.test(compact) ? [compact.slice(1)] : [])]
  // Fewer digits without a plus may stand inside a number.
  const isStart = compact.startsWith('+') || compact.length >= 5
  return {
    ...named,
    inPhone,
    ...(isStart && { phoneStart: compact.startsWith('+') ? compact : `+${compact}` }),
  }
}

/** With a leading +; undefined for a name. */
function phoneIn(text: string): string | undefined {
  const compact = compactPhone(text).replaceAll(',', '')
  const digits = compact.replaceAll(/\D/g, '')
  if (digits.length < PHONE_DIGITS && !/^\+?\d+$/.test(compact)) return undefined
  const plus = compact.charAt(compact.search(/\d/) - 1) === '+' ? '+' : ''
  return `${plus}${digits}`.replace(/^00/, '+').replace(/^\+910/, '+91')
}

type Searched = Pick<LeadRow, 'name' | 'phone'> & { reference: string | null }

export function searchLeads<Row extends Searched>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const query = leadQuery(typed)
  if (!query) return rows
  const { name, inPhone, phoneStart, reference } = query
  return rows.filter(
    (row) =>
      (name !== undefined && foldedName(row.name).includes(name)) ||
      inPhone.some((part) => row.phone.includes(part)) ||
      (phoneStart !== undefined && dialledPhone(row.phone).startsWith(phoneStart)) ||
      (reference !== undefined && row.reference === reference),
  )
}
