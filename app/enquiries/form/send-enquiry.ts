import { keepSent } from '#app/enquiries/offline-queue/sent-links.ts'
import type { SentSigns } from '#app/enquiries/spam/spam-signals.ts'
import type { Campaign } from '#app/enquiries/submit/campaign.ts'
import type { RequestedVisit, VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'
import { timeoutSignal } from '#app/lib/async/timeout-signal.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import type { Enquiry } from './enquiry.ts'
import type { ContactPreference } from './contact-preference.ts'

/** `key` stays the same for the same enquiry. */
export type Dispatch = {
  enquiry: Enquiry
  asks: string[]
  location: string
  page: string
  campaign: Campaign
  key: string
  productId: string
  reach: ContactPreference
  visit?: VisitChoice
  signs?: Partial<SentSigns>
}

export type Reply =
  | {
      received: true
      ok: boolean
      text: string
      visit?: RequestedVisit | undefined
      reference?: string | undefined
      withdraw?: string | undefined
    }
  | { received: false }

const TIMEOUT_MS = 20_000

/** Posts an enquiry (SPEC section 7); never throws, times out after 20 s, and stores its withdrawal link here. */
export async function sendEnquiry(dispatch: Dispatch): Promise<Reply> {
  const { enquiry, key, productId, reach, ...origin } = dispatch
  const preference = {
    ...(reach.by && { reachBy: reach.by }),
    ...(reach.when && { reachWhen: reach.when }),
  }
  const { name, phone, email, message, country } = enquiry
  const meta = {
    pid: productId,
    appName: 'website',
    ts: callTime(new Date()),
    reqAction: 'connect',
    location: 'N/A',
  }
  try {
    const response = await fetch('/api/v1/user/connect', {
      method: 'POST',
      headers: { 'content-type': 'application/json', pid: productId, 'idempotency-key': key },
      body: JSON.stringify({
        meta,
        pay: { phone, name, email, message, country, ...origin, ...preference },
      }),
      signal: timeoutSignal(TIMEOUT_MS),
    })
    if (isRetryable(response.status)) return { received: false }
    const body: unknown = await response.json()
    const reply = readReply(body)
    if (reply.received && reply.withdraw !== undefined) keepSent(reply.withdraw, new Date())
    return reply
  } catch {
    return { received: false }
  }
}

/** A failing or busy server or gateway has not read the enquiry, so it is sent again. */
function isRetryable(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

/** YYYY-MM-DD h:mm:ss in local time (SPEC section 7). */
export function callTime(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${at.getHours() % 12 || 12}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function readReply(body: unknown): Reply {
  const field = fieldsOf(body)
  const [statusCode, text] = [textOf(field('statusCode')), textOf(field('message'))]
  if (statusCode === undefined || text === undefined) return { received: false }
  const data = fieldsOf(field('data'))
  return {
    received: true,
    ok: statusCode === '000',
    text,
    visit: readVisit(data('visit')),
    reference: textOf(data('reference')),
    withdraw: textOf(data('withdraw')),
  }
}

function readVisit(value: unknown): RequestedVisit | undefined {
  const field = fieldsOf(value)
  const when = textOf(field('when'))
  if (when === undefined) return undefined
  const calendar = textOf(field('calendar'))
  return {
    when,
    ...(calendar !== undefined && { calendar }),
    ...(field('video') === true && { video: true }),
  }
}
