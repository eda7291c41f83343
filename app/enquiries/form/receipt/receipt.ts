import { isolated } from '#app/lib/text/bidi.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'

import { callPromise } from './call-promise.ts'
import type { ContactPreference } from '#app/enquiries/form/contact-preference.ts'
import type { EnquiryInput } from '#app/enquiries/form/enquiry.ts'

/** What the form shows in its own place once an enquiry is stored. */
export type Receipt = {
  name: string
  /** Each item with what we do about it, where its project is known. */
  asks: readonly string[]
  message: string
  promise?: string | undefined
  /** The page to send another from. */
  page: string
  location: string
  /** Its slug. */
  project?: string | undefined
}

type Sent = {
  enquiry: Pick<EnquiryInput, 'name' | 'message' | 'country'>
  asks: readonly string[]
  /** By item (`receiptTexts`). */
  states?: Readonly<Record<string, string>> | undefined
  reach: ContactPreference
  page: string
  location: string
  project?: string | undefined
}

/** `isOverseas` is known in a browser alone; a number of another country says the same. */
export function receiptOf(
  { enquiry, reach, asks, states = {}, page, location, project }: Sent,
  hours: OfficeHours | undefined,
  { at, isOverseas = false }: { at: Date; isOverseas?: boolean },
): Receipt {
  const isAbroad = isOverseas || enquiry.country !== 'IN'
  return {
    name: firstName(enquiry.name),
    asks: asks.map((item) => [item, states[item] ?? []].flat().join(': ')),
    message: enquiry.message.trim(),
    promise: callPromise(hours, { at, reach, isAbroad }),
    // Two slashes would begin another host.
    page: /^\/(?!\/)/.test(page) ? page : '/connect',
    location,
    project,
  }
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|shri|sri|smt|kumari|er|adv|ca|col|capt)$/i

/** The whole name where it begins with a title or an initial. */
export function firstName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const isWhole =
    others.length > 0 && (first.length < 3 || first.endsWith('.') || TITLE.test(first))
  return isolated(isWhole ? [first, ...others].join(' ') : first)
}
