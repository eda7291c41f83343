import { enquiryLimits } from '#app/enquiries/form/enquiry.ts'
import { readContactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { postedMoment } from '#app/leads/status/facts-form.ts'
import { compactPhone, indianPhone, readPhone } from '#app/lib/phone/phone.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'

/** How a lead that staff add reached the team; stored as the lead's source. */
export const addedSources = ['call', 'walk-in', 'whatsapp', 'referral', 'event'] as const
export type AddedSource = (typeof addedSources)[number]

export type NewLead = {
  /** Random for each form, so that a lead sent twice is stored once. */
  key: string
  name: string
  phone: string
  country: string
  source: AddedSource
  /** A project's name as the catalogue has it, or empty. */
  project: string
  message: string
  /** Undefined leaves the agent to the assignment rules. */
  ownerId: string | undefined
  followUpAt: Date | undefined
  code: string | undefined
}

export const NEW_LEAD_FIELDS = [
  'key',
  'name',
  'phone',
  'source',
  'project',
  'message',
  'ownerId',
  'followUpAt',
  'code',
] as const

/** By the field's name. */
export type NewLeadFaults = Partial<Record<(typeof NEW_LEAD_FIELDS)[number], string>>

type Read = { ok: true; lead: NewLead } | { ok: false; faults: NewLeadFaults }

/** Name and phone are enough. A phone without `+` is Indian. */
export async function readNewLead(field: (name: string) => string, now: Date): Promise<Read> {
  const name = plainText(field('name')).replace(/\s+/g, ' ')
  const message = plainText(field('message'))
  const phone = await readPastedPhone(field('phone'))
  const followUp = postedMoment.safeParse(field('followUpAt'))
  const followUpAt = followUp.success ? followUp.data : undefined
  const faults: NewLeadFaults = {
    ...(name === '' && { name: addLeadTexts.nameMissing }),
    ...(name.length > enquiryLimits.name && { name: addLeadTexts.nameLong }),
    ...(!phone && { phone: addLeadTexts.phoneWrong }),
    ...(message.length > enquiryLimits.message && { message: addLeadTexts.messageLong }),
    ...(followUpAt && followUpAt <= now && { followUpAt: addLeadTexts.followUpPast }),
  }
  if (!phone || Object.keys(faults).length > 0) return { ok: false, faults }
  const lead = {
    key: field('key').slice(0, 100),
    name,
    phone: phone.number,
    country: phone.country,
    source: addedSources.find((source) => source === field('source')) ?? 'call',
    project: plainText(field('project')),
    message,
    ownerId: field('ownerId') || undefined,
    followUpAt,
    code: readContactCode(field('code')),
  }
  return { ok: true, lead }
}

/** A pasted text may have words around its number. */
async function readPastedPhone(text: string) {
  return (await readPhone(text, 'IN')) ?? (await readPhone(phoneIn(text), 'IN'))
}

/** The first phone number in a shared text; empty for none. */
export function phoneIn(text: string): string {
  const numbers = text.match(/\+?\d[\d\s().-]{8,}\d/g) ?? []
  return numbers.find((number) => indianPhone(number) ?? number.startsWith('+')) ?? ''
}

const FEWEST_DIGITS = 4

/** Fills in the form with what someone searched for: a number is the phone, the rest the name. */
export function filledFromSearch(typed: string): { name: string; phone: string } {
  const words = typed.trim().split(/\s+/)
  const phone = phoneIn(typed) || (words.find((word) => isDigits(word)) ?? '')
  const name = (phone === '' ? typed : typed.replace(phone, ' ')).trim().replaceAll(/\s+/g, ' ')
  return { name, phone }
}

function isDigits(word: string): boolean {
  const digits = compactPhone(word)
  return digits.length >= FEWEST_DIGITS && /^\+?\d+$/.test(digits)
}

/** Whether the team has spoken with the person, so that no first call is due. */
export function isSpokenTo(source: AddedSource): boolean {
  return source === 'call' || source === 'walk-in'
}
