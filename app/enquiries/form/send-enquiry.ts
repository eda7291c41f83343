import { keepSent } from '#app/enquiries/offline-queue/sent-links.ts'
import type { SentSigns } from '#app/enquiries/spam/spam-signals.ts'
import type { Campaign } from '#app/enquiries/submit/campaign.ts'
import type { RequestedVisit, VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'
import { timeoutSignal } from '#app/lib/async/timeout-signal.ts'

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
      visit?: RequestedVisit
      reference?: string
      withdraw?: string
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
  if (typeof body !== 'object' || body === null) return { received: false }
  if (!('statusCode' in body) || !('message' in body)) return { received: false }
  const { statusCode, message } = body
  if (typeof statusCode !== 'string' || typeof message !== 'string') return { received: false }
  const data = 'data' in body ? body.data : undefined
  const visit = readVisit(data)
  const reference = readText(data, 'reference')
  const withdraw = readText(data, 'withdraw')
  return {
    received: true,
    ok: statusCode === '000',
    text: message,
    ...(visit && { visit }),
    ...(reference && { reference }),
    ...(withdraw && { withdraw }),
  }
}

function readText(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' ? value : undefined
}

function readVisit(data: unknown): RequestedVisit | undefined {
  if (typeof data !== 'object' || data === null || !('visit' in data)) return undefined
  const { visit } = data
  if (typeof visit !== 'object' || visit === null) return undefined
  if (!('when' in visit) || typeof visit.when !== 'string') return undefined
  const calendar = 'calendar' in visit ? visit.calendar : undefined
  return {
    when: visit.when,
    ...(typeof calendar === 'string' && { calendar }),
    ...('video' in visit && visit.video === true && { video: true }),
  }
}
