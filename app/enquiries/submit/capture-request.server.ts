import { config } from '#app/config/config.server.ts'
import { withdrawalPath } from '#app/enquiries/consent/consent.server.ts'
import {
  checkEnquiry,
  enquiryTexts,
  messageWithRequestedItems,
  toastOf,
  type Enquiry,
  type EnquiryFault,
  type EnquiryInput,
  type EnquiryOutcome,
} from '#app/enquiries/form/enquiry.ts'
import { readSolved } from '#app/enquiries/spam/challenge/challenge.server.ts'
import type { SentSigns, SpamSignals } from '#app/enquiries/spam/spam-signals.ts'
import { readVisitHours } from '#app/enquiries/visit-request/visit-hours.server.ts'
import {
  checkVisit,
  visitOnAnyDay,
  visitText,
  type RequestedVisit,
  type Visit,
} from '#app/enquiries/visit-request/visit-slot.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { questionsIn } from '#app/projects/questions/requested-questions.ts'
import { whileAvailable } from '#db/availability.server.ts'
import type { Executor } from '#db/client.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { findRecorded, recordEnquiry, type Recorded } from './record-enquiry.server.ts'
import type { Capture } from './record-enquiry.ts'
import type { EnquiryOrigin } from './connect-call.ts'
import { recordEnquiryOutcome, type EnquiryEnd } from './enquiry-outcomes.ts'
import { lineOf, sourceOf } from './enquiry-source.ts'

export type CaptureContext = { address: string; report: (error: unknown) => void }

export type SentEnquiry = CaptureContext & {
  input: EnquiryInput
  origin: EnquiryOrigin
  key: string
}

/** Answers instead of throwing when the database hangs; a late write is a repeat of the retry. */
export async function captureEnquiry(
  db: Executor,
  request: Request,
  sent: SentEnquiry,
): Promise<EnquiryOutcome> {
  const { origin } = sent
  const check = await checkEnquiry(sent.input)
  const visit = origin.visit && checkVisit(origin.visit, new Date(), await readVisitHours(db))
  if (!check.ok)
    return refuseEnquiry([...check.faults, ...(visit?.ok === false ? visit.faults : [])])
  const { enquiry } = check
  if (visit?.ok !== false) return storeEnquiry(db, request, sent, { enquiry, visit: visit?.visit })
  const asSent = origin.visit && visitOnAnyDay(origin.visit)
  const repeat = asSent && (await findRepeat(db, request, sent, { enquiry, visit: asSent }))
  return repeat ?? refuseEnquiry(visit.faults)
}

type Checked = { enquiry: Enquiry; visit: Visit | undefined }

async function storeEnquiry(
  db: Executor,
  request: Request,
  sent: SentEnquiry,
  checked: Checked,
): Promise<EnquiryOutcome> {
  if (!(await hasRoom())) return failed()
  try {
    const signals = await readSigns(sent.origin.signs)
    const capture = { ...captureOf(request, sent, checked), signals }
    const recording = recordEnquiry(db, capture)
    const recorded = await withTimeout(whileAvailable(recording))
    recordEnquiryOutcome(endOf(recorded))
    if (recorded.kind === 'full') return FAILED
    return acknowledged(recorded, checked.visit)
  } catch (error) {
    sent.report(error)
    return failed()
  }
}

/** A stored visit whose answer was lost must not be refused when it comes again after its day. */
async function findRepeat(
  db: Executor,
  request: Request,
  sent: SentEnquiry,
  checked: Checked,
): Promise<EnquiryOutcome | undefined> {
  try {
    const finding = findRecorded(db, captureOf(request, sent, checked))
    const recorded = await withTimeout(whileAvailable(finding))
    if (recorded) recordEnquiryOutcome('repeated')
    return recorded && acknowledged(recorded, checked.visit)
  } catch (error) {
    sent.report(error)
    return failed()
  }
}

function captureOf(
  request: Request,
  { origin, key, address }: SentEnquiry,
  { enquiry, visit }: Checked,
): Capture {
  const { asks, location, page, campaign } = sourceOf(origin, request)
  return {
    enquiry: { ...enquiry, message: messageWithRequestedItems(asks, enquiry.message) },
    key: lineOf(key, 200),
    questions: questionsIn(asks),
    location: location || 'N/A',
    page,
    campaign,
    contactPreference: origin.reach,
    ...(visit && { visit }),
    address,
  }
}

function acknowledged(
  { visitToken, consentToken, reference }: Recorded,
  visit: Visit | undefined,
): EnquiryOutcome {
  return {
    status: 200,
    text: enquiryTexts.sent,
    faults: [],
    ...requestedVisit(visit, visitToken),
    ...(reference && { reference }),
    ...(consentToken !== undefined && { withdraw: withdrawalPath(consentToken) }),
  }
}

const FAILED: EnquiryOutcome = { status: 503, text: enquiryTexts.failed, faults: [] }

function failed(): EnquiryOutcome {
  recordEnquiryOutcome('failed')
  return FAILED
}

function endOf({ kind, isSpam }: Recorded): EnquiryEnd {
  if (kind === 'full') return 'failed'
  if (kind === 'repeat') return 'repeated'
  return isSpam === true ? 'suspect' : 'stored'
}

function requestedVisit(
  visit: Visit | undefined,
  token: string | undefined,
): { visit?: RequestedVisit } {
  if (!visit) return {}
  const calendar = token === undefined ? {} : { calendar: `/visits/${token}.ics` }
  const video = visit.isVideo && ({ video: true } as const)
  return { visit: { when: visitText(visit.startsAt), ...calendar, ...video } }
}

export function refuseEnquiry(faults: EnquiryFault[]): EnquiryOutcome {
  recordEnquiryOutcome('refused')
  return { status: 422, text: toastOf(faults), faults }
}

async function readSigns({ hidden, ms, solved }: SentSigns): Promise<SpamSignals> {
  const challenge = await readSolved(solved)
  return {
    isHiddenFilled: hidden.trim() !== '',
    isHasty: ms !== undefined && ms < config.ENQUIRY_MIN_SECONDS * 1000,
    ...(challenge && { challenge }),
  }
}
