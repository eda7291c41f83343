import type {
  RequestedVisit,
  VisitChoice,
  VisitFault,
} from '#app/enquiries/visit-request/visit-slot.ts'
import { readPhone } from '#app/lib/phone/phone.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import { withoutHidden } from '#app/lib/text/without-hidden.ts'

/** SPEC section 3, in this order. */
export const enquiryFields = ['name', 'phone', 'email', 'message'] as const
export type EnquiryField = (typeof enquiryFields)[number]

export type EnquiryInput = Record<EnquiryField, string> & {
  /** ISO 3166-1 alpha-2 of the dialling code. */
  country: string
}

/** Valid; `phone` is 10 digits for India, else E.164. */
export type Enquiry = EnquiryInput

/** `text` stands under the field; `toast` where the specification has other words for it. */
export type EnquiryFault = { field: EnquiryField; text: string; toast?: string } | VisitFault
export type EnquiryCheck =
  | { ok: true; enquiry: Enquiry }
  | { ok: false; text: string; faults: EnquiryFault[] }

export type EnquiryOutcome = {
  status: 200 | 413 | 415 | 422 | 503
  text: string
  faults: EnquiryFault[]
  visit?: RequestedVisit
  /** What the team finds it by. */
  reference?: string
  withdraw?: string
}

/** Texts of SPEC section 8, verbatim; `email` and `sent` are our own. */
export const enquiryTexts = {
  required: 'All fields are required.',
  phone: 'Invalid Phone Number',
  email: 'Enter an email address such as name@example.com.',
  failed: 'Something Went Wrong !',
  sent: 'Thank you. Your enquiry has reached us.',
} as const

/** Under the fields, where the toast has one text for several. */
export const fieldTexts = {
  name: 'Enter your name.',
  phone: 'Enter a 10-digit mobile number.',
  phoneAbroad: 'Enter your phone number.',
  email: 'Enter your email address.',
  message: 'Enter your message.',
  wrongPhone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
  wrongPhoneAbroad: 'Enter a phone number of the country you chose.',
} as const

/** Characters. */
export const enquiryLimits = { name: 100, phone: 40, email: 200, message: 4000 } as const

export const emptyEnquiry: EnquiryInput = {
  name: '',
  phone: '',
  email: '',
  message: '',
  country: 'IN',
}

/** SPEC section 5: missing fields first, then the phone. Not zod: every project page ships this code. */
export async function checkEnquiry(input: EnquiryInput): Promise<EnquiryCheck> {
  const typed = tidyEnquiry(input)
  const missing = enquiryFields.filter((field) => typed[field] === '')
  const isAbroad = typed.country !== 'IN'
  const faults: EnquiryFault[] = missing.map((field) => ({
    field,
    text: fieldTexts[field === 'phone' && isAbroad ? 'phoneAbroad' : field],
    toast: enquiryTexts.required,
  }))
  const phone = typed.phone ? await readPhone(typed.phone, typed.country) : undefined
  if (typed.phone && !phone)
    faults.push({
      field: 'phone',
      text: isAbroad ? fieldTexts.wrongPhoneAbroad : fieldTexts.wrongPhone,
      toast: enquiryTexts.phone,
    })
  if (typed.email && !EMAIL.test(typed.email))
    faults.push({ field: 'email', text: enquiryTexts.email })
  for (const field of ['name', 'email', 'message'] as const) {
    const limit = enquiryLimits[field]
    if (typed[field].length > limit) faults.push({ field, text: tooLong(field, limit) })
  }
  if (!phone || faults.length > 0) return { ok: false, text: toastOf(faults), faults }
  return { ok: true, enquiry: { ...typed, phone: phone.number, country: phone.country } }
}

/** Of the items, the one that cannot be sent. */
const SITE_VISIT = 'Site visit'

/** The message that the form writes for a visitor who only ticks items. */
export function requestText(requestedItems: readonly string[]): string {
  const sent = requestedItems.filter((item) => item !== SITE_VISIT)
  const texts = [
    ...(sent.length > 0 ? [`Please send me: ${sent.join(', ')}.`] : []),
    ...(sent.length < requestedItems.length ? ['I would like to visit the site.'] : []),
  ]
  return texts.join(' ')
}

export function messageWithRequestedItems(
  requestedItems: readonly string[],
  message: string,
): string {
  if (requestedItems.length === 0 || message.trim() === '') return message
  const items = `Asked for: ${requestedItems.join(', ')}.`
  return message === requestText(requestedItems) ? items : `${items}\n\n${message}`
}

type Unsent = {
  enquiry: Pick<EnquiryInput, 'name' | 'message'>
  asks: readonly string[]
  visit?: VisitChoice | undefined
}

/** For a chat; its number says who writes. */
export function unsentText({ enquiry: { name, message }, asks, visit }: Unsent): string {
  const slot = visit && `Visit: ${visit.day} ${visit.time}`
  return [slot, messageWithRequestedItems(asks, message), name].filter(Boolean).join('\n')
}

const EMAIL = /^[^\s@,:;<>()"]+@[^\s@.,:;<>()"]+(?:\.[^\s@.,:;<>()"]+)*\.\p{L}[^\s@.,:;<>()"]+$/u

/** An address as typed or pasted; undefined for an invalid one. */
export function readEmail(text: string): string | undefined {
  const email = bareAddress(withoutHidden(text))
  return EMAIL.test(email) && email.length <= enquiryLimits.email ? email : undefined
}

/** Accepts `mailto:a@b.in?subject=…` and `Asha <a@b.in>`; takes time linear in the length, also where lines break. */
function bareAddress(text: string): string {
  const inside = /<([^<>]*)>$/.exec(text)?.[1] ?? text
  return inside.replace(/^mailto:/i, '').replace(/(@[^?@]*)\?[\s\S]*$/, '$1')
}

function tidyEnquiry(input: EnquiryInput): EnquiryInput {
  return {
    name: plainText(input.name).replace(/\s+/g, ' '),
    phone: withoutHidden(input.phone),
    email: bareAddress(withoutHidden(input.email)),
    message: plainText(input.message).replace(/\r\n?/g, '\n'),
    country: plainText(input.country).toUpperCase() || 'IN',
  }
}

function tooLong(field: EnquiryField, limit: number): string {
  return `Shorten the ${field} to ${limit} characters or fewer.`
}

/** What the toast, the answer page and the call say of the first fault. */
export function toastOf([first]: readonly EnquiryFault[]): string {
  if (!first) return enquiryTexts.failed
  return ('toast' in first ? first.toast : undefined) ?? first.text
}
