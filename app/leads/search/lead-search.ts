import type { LeadStatus, LostReason } from '#app/leads/status/lead-status.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { compactPhone } from '#app/lib/phone/phone.ts'

import { foldedName } from './folded-name.ts'

/** One lead as the desk lists it; `ts` is deskTime's text. */
export type LeadRow = {
  id: string
  name: string
  phone: string
  email: string
  /** The person asked to be reached by WhatsApp. */
  byWhatsApp: boolean
  ts: string
  location: string
  message: string
  /** Path of the page it was sent from; empty if not known. */
  page: string
  /** How the person found the site, in words; empty where that is not known. */
  campaign: string
}

/** What the desk knows of its own work on a lead. */
export type LeadWork = {
  status: LeadStatus
  lostReason: LostReason | null
  /** Whose it is; null while it is not given out. */
  owner: { id: string; name: string } | null
  /** Moments in ISO 8601; null for none. */
  createdAt: string
  followUpAt: string | null
  firstContactAt: string | null
  /** Until when the first call is promised, while nobody was in touch. */
  callBy: string | null
  /** 2 for the second enquiry of one person, and so on; `MOST_COUNTED` for that many or more. */
  nth: number
  /** Whether a call came out at somebody else, and none has reached the person since. */
  hasWrongNumber: boolean
  /** Whether it is new and nobody of the desk has opened it yet. */
  isUnread: boolean
}

/** Up to here the enquiries of one person are counted. */
export const MOST_COUNTED = 10

/** A lead of the list, with the work on it. */
export type DeskLead = LeadRow & { work: LeadWork }

/** What a search looks for; the one rule for the list here and the queries of the server. */
export type LeadQuery = {
  /** Contained in the folded name (`foldedName`); undefined where nothing of it is left. */
  name?: string
  /** Any of them contained in the phone as it is stored. */
  inPhone: readonly string[]
  /** The beginning of the phone with + and its country's code. */
  phoneStart?: string
}

/** With so many digits a search asks for a phone, whatever else it holds: `tel:+91-98000-00011`. */
const PHONE_DIGITS = 7

/**
 * Reads a search: SPEC section 5 (as typed in the phone), and a phone as telephones show it, with
 * spaces, +91, 0091 or a leading 0. Undefined for an empty search.
 */
export function leadQuery(typed: string): LeadQuery | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const folded = foldedName(text)
  const name = folded === '' ? {} : { name: folded }
  const compact = phoneIn(text)
  if (compact === undefined) return { ...name, inPhone: [text] }
  const inPhone = [compact, ...(/^0\d/.test(compact) ? [compact.slice(1)] : [])]
  // Fewer digits without a plus may as well stand in the middle of a number.
  const isStart = compact.startsWith('+') || compact.length >= 5
  return {
    ...name,
    inPhone,
    ...(isStart && { phoneStart: compact.startsWith('+') ? compact : `+${compact}` }),
  }
}

/** The digits that a search asks for, with the + before them; undefined where it is about a name. */
function phoneIn(text: string): string | undefined {
  const compact = compactPhone(text).replaceAll(',', '')
  const digits = compact.replaceAll(/\D/g, '')
  if (digits.length < PHONE_DIGITS && !/^\+?\d+$/.test(compact)) return undefined
  const plus = compact.charAt(compact.search(/\d/) - 1) === '+' ? '+' : ''
  return `${plus}${digits}`.replace(/^00/, '+').replace(/^\+910/, '+91')
}

/** The rows that a search finds. */
export function searchLeads<Row extends Pick<LeadRow, 'name' | 'phone'>>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const query = leadQuery(typed)
  if (!query) return rows
  const { name, inPhone, phoneStart } = query
  return rows.filter(
    (row) =>
      (name !== undefined && foldedName(row.name).includes(name)) ||
      inPhone.some((part) => row.phone.includes(part)) ||
      (phoneStart !== undefined && dialledPhone(row.phone).startsWith(phoneStart)),
  )
}
