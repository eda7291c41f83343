import { z } from 'zod'

import { enquiryLimits, type EnquiryInput } from '#app/enquiries/form/enquiry.ts'
import {
  parseContactPreference,
  contactTimes,
  contactChannels,
  type ContactPreference,
} from '#app/enquiries/form/contact-preference.ts'
import type { SentSigns } from '#app/enquiries/spam/spam-signals.ts'
import type { VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'

/** Bytes. */
export const LONGEST_BODY = 65_536

const text = z.union([z.string(), z.number().transform(String)])

/** The four fields of SPEC section 7, then what our own pages add. */
export const connectPay = z.object({
  name: text.describe(`At most ${enquiryLimits.name} characters`),
  phone: text.describe('10 digits beginning with 6 to 9 for India, in any usual notation'),
  email: text.describe(`At most ${enquiryLimits.email} characters`),
  message: text.describe(`At most ${enquiryLimits.message} characters`),
  country: z.string().optional().describe('ISO 3166-1 alpha-2 of the phone; IN when absent'),
  location: z.string().optional().describe('Place of the project asked about'),
  page: z.string().optional().describe('Path of the page the enquiry was sent from'),
  asks: z.array(z.string()).optional().describe('What to send; it is put before the message'),
  campaign: z
    .unknown()
    .optional()
    .describe('How the visitor found the site; ignored when malformed'),
  reachBy: z
    .enum(contactChannels.map(({ value }) => value))
    .optional()
    .describe('How to be reached; ignored when it is anything else'),
  reachWhen: z
    .enum(contactTimes.map(({ value }) => value))
    .optional()
    .describe('When to be reached; ignored when it is anything else'),
  visit: z
    .object({
      project: z.string().describe('Slug of the project, the path of its page'),
      day: z.string().describe('YYYY-MM-DD, one of the next days in Asia/Kolkata'),
      time: z.string().describe('HH:MM in Asia/Kolkata, one of the hours of the visit page'),
      video: z.boolean().optional().describe('Whether to show the project by video'),
    })
    .optional()
    .describe('A requested site visit, which the team confirms. A wrong one is refused'),
  signs: z
    .object({
      hidden: z.string().optional().describe('The value of a field that no person sees'),
      ms: z.number().optional().describe('Milliseconds from the opening of the page'),
      solved: z
        .unknown()
        .optional()
        .describe(
          'challenge of /api/v1/enquiry-puzzles and its solution, each of which counts once',
        ),
    })
    .optional()
    .describe('How our own form was filled in. Ignored when malformed; never a reason to refuse'),
})

/** Only an invalid visit refuses an enquiry. */
export type EnquiryOrigin = {
  location: string
  page: string
  asks: string[]
  campaign: unknown
  reach: ContactPreference
  visit?: VisitChoice
  signs: SentSigns
}

/** An invalid field is empty, so that the enquiry's own rules answer. */
export function readConnectPay(pay: unknown): { input: EnquiryInput; origin: EnquiryOrigin } {
  const fields = lenient.parse(pay)
  const { location, page, asks, campaign, reachBy, reachWhen, visit, signs, ...input } = fields
  const contactPreference = parseContactPreference(reachBy, reachWhen)
  const origin = {
    location,
    page,
    asks,
    campaign,
    reach: contactPreference,
    ...(visit && { visit }),
    signs,
  }
  return { input, origin }
}

const lenientText = text.catch('')
/** `yes` is that of a form without script. */
const video = z
  .union([z.boolean(), z.literal('yes').transform(() => true)])
  .optional()
  .catch(false)
const lenient = z.object({
  name: lenientText,
  phone: lenientText,
  email: lenientText,
  message: lenientText,
  country: z.string().catch('IN'),
  location: z.string().catch(''),
  page: z.string().catch(''),
  asks: z.array(z.string()).catch([]),
  campaign: z.unknown().optional(),
  reachBy: z.unknown().optional(),
  reachWhen: z.unknown().optional(),
  // An unreadable visit is empty, so that the visit's own rules refuse it.
  visit: z
    .object({ project: lenientText, day: lenientText, time: lenientText, video })
    .optional()
    .catch({ project: '', day: '', time: '' }),
  signs: z
    .object({
      hidden: lenientText,
      ms: z.number().optional().catch(undefined),
      solved: z.unknown().optional(),
    })
    .catch({ hidden: '' }),
})
