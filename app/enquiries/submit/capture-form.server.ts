import {
  checkEnquiry,
  emptyEnquiry,
  enquiryTexts,
  type EnquiryInput,
} from '#app/enquiries/form/enquiry.ts'
import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import { doubtFault, phoneDoubt, withAnswer } from '#app/enquiries/form/phone/phone-doubt.ts'
import { receiptOf } from '#app/enquiries/form/receipt/receipt.ts'
import { HIDDEN_FIELD } from '#app/enquiries/spam/spam-signals.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { readBody } from '#app/lib/http/read-body.ts'
import { countryOfCode } from '#app/lib/phone/phone.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { pageProject } from '#app/projects/catalogue/page-project.ts'
import type { Project } from '#app/projects/model/project.ts'
import { findSubPage, pageOfProject } from '#app/projects/model/sub-page.ts'
import { receiptTexts } from '#app/projects/questions/question-texts.ts'
import { officeHours } from '#app/staff/working-hours/office-hours.server.ts'
import type { Executor } from '#db/client.server.ts'

import { parseCampaign } from './campaign.ts'
import { captureEnquiry, refuseEnquiry, type CaptureContext } from './capture-request.server.ts'
import { sourceOf } from './enquiry-source.ts'
import { LONGEST_BODY, readConnectPay } from './connect-call.ts'

/** A form without script, urlencoded or multipart; `visitTo` is a project's slug. */
export async function captureForm(
  db: Executor,
  request: Request,
  { visitTo, ...sender }: CaptureContext & { visitTo?: string },
): Promise<FormOutcome> {
  const body = await readBody(request, LONGEST_BODY)
  const unread = { text: enquiryTexts.failed, faults: [], typed: emptyEnquiry, asks: [], reach: {} }
  if (!body) return { status: 413, ...unread }
  const form = await readForm(body, request.headers.get('content-type') ?? '')
  if (!form) return { status: 415, ...unread }

  const { visit: _unsent, ...fields } = Object.fromEntries(form)
  const sent = readConnectPay({
    ...fields,
    signs: { hidden: fields[HIDDEN_FIELD] },
    ...(visitTo !== undefined && { visit: { ...fields, project: visitTo } }),
  })
  const requestedItems = form.getAll('asks').filter((item) => typeof item === 'string')
  const origin = {
    ...sent.origin,
    asks: requestedItems,
    campaign: parseCampaign(textOf(form, 'campaign')),
  }
  const phoneIs = textOf(form, 'phoneIs')
  const input = await withCountry(withAnswer(sent.input, phoneIs))
  const { reach, visit: slot } = sent.origin
  const { campaign, location, page, ...ticked } = sourceOf(origin, request)
  const about = { page, location, campaign: JSON.stringify(campaign) }
  const refused = { typed: input, ...ticked, reach, ...(slot && { slot }), about }
  const doubt = phoneDoubt(input, phoneIs)
  if (doubt && (await checkEnquiry(input)).ok)
    return { ...refuseEnquiry([doubtFault(phoneIs)]), ...refused, doubt }
  const sending = { input, origin, key: textOf(form, 'key'), ...sender }
  const outcome = await captureEnquiry(db, request, sending)
  if (outcome.status === 200) {
    const listed = pageProject(findProject, slot ? `/visit/${slot.project}` : page)
    const project = listed?.slug
    const at = new Date()
    const states = listed && receiptTexts(questionsAt(page, listed), indianDay(at))
    const stored = { enquiry: input, asks: ticked.asks, states, reach, page, location, project }
    const receipt = receiptOf(stored, officeHours(), { at })
    return { ...outcome, typed: emptyEnquiry, asks: [], reach: {}, receipt }
  }
  return { ...outcome, ...refused }
}

/** Those of the page that was sent from: a space of the project has its own. */
function questionsAt(page: string, project: Project) {
  const [, , space = ''] = page.split('/')
  return (findSubPage(project, space) ?? pageOfProject(project)).questions
}

async function withCountry(input: EnquiryInput): Promise<EnquiryInput> {
  const country = await countryOfCode(input.phone)
  return country ? { ...input, country } : input
}

async function readForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return undefined
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
