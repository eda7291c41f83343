import { addresses } from '#app/config/addresses.ts'
import type { Answer } from '#ops/nightly/faults/campaign.ts'
import type { Operation } from '#ops/nightly/faults/history.ts'
import { mailAddressOf } from '#ops/nightly/faults/plan.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'

import { answerOf } from './answer.ts'
import { exchange, postForm, type HttpResponse } from './exchange.ts'
import type { Way } from './ways.ts'

type Enquiry = Extract<Operation, { kind: 'enquiry' }>

/** SPEC section 8, and our own text for success. */
const TEXTS = {
  failed: 'Something Went Wrong !',
  sent: 'Thank you. Your enquiry has reached us.',
} as const
const WRONG_PHONE = '12345'

/** Sends all copies at once, by API or as a form without script. `notSpecified` gets bodies of 503 that lack the specified words. */
export async function enquire(
  enquiry: Enquiry,
  way: Way,
  notSpecified: (text: string) => void,
): Promise<Answer> {
  const responses = await Promise.all(
    Array.from({ length: enquiry.copies }, () => send(enquiry, way)),
  )
  for (const { status, text } of responses)
    if (status === 503 && !text.includes(TEXTS.failed)) notSpecified(text.slice(0, 200))
  const successText = enquiry.way === 'form' ? TEXTS.sent : '"statusCode":"000"'
  const answers = responses.map((one) =>
    answerOf(one, one.status === 200 && one.text.includes(successText)),
  )
  return (
    answers.find(({ outcome }) => outcome === 'ok') ??
    answers.find(({ outcome }) => outcome === 'unknown') ??
    answers[0] ?? { outcome: 'unknown', why: 'never sent' }
  )
}

function send({ token, way: channel, phone, isRight }: Enquiry, way: Way): Promise<HttpResponse> {
  const fields = {
    name: 'Asha Rao',
    phone: isRight ? phone : WRONG_PHONE,
    email: mailAddressOf(token),
    message: token,
    page: '/godrej-reverine',
  }
  if (channel === 'form')
    return postForm({ ...way, path: addresses.connect.path, headers: { Origin: 'null' } }, fields)
  const { headers, body } = callBody(fields)
  const keyed = { ...headers, 'Idempotency-Key': token }
  return exchange({ ...way, method: 'POST', path: addresses.enquiry.path, body, headers: keyed })
}
