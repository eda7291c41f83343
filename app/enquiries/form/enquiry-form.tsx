import { useId } from 'react'

import { QueueNotice } from '#app/enquiries/offline-queue/queue-notice.tsx'
import type { QueueState } from '#app/enquiries/offline-queue/use-queued.ts'
import type { VisitOffer } from '#app/enquiries/visit-request/visit-fields.tsx'
import { island } from '#app/ui/document/island.tsx'

import { EnquiryControls } from './enquiry-controls.tsx'
import { EnquiryResult, isOfAnswer } from './enquiry-result.tsx'
import type { FormOutcome, FormSource } from './form-outcome.ts'
import { useEnquiry, type SubmitResult } from './use-enquiry.ts'

export type EnquiryFormProps = {
  heading: string
  intro?: string
  introLink?: { label: string; to: string }
  location?: string
  asks?: readonly string[]
  chosen?: readonly string[]
  id: string
  answer?: FormOutcome | undefined
  action?: string
  visit?: VisitOffer
  page: string
  productId: string
}

/** The one enquiry form (docs/spec-decisions.md, Enquiry); without script it posts to a page. */
export function EnquiryForm({
  heading,
  intro,
  introLink,
  location = '',
  asks = [],
  chosen = [],
  id,
  answer,
  action = '/connect',
  visit,
  page,
  productId,
}: EnquiryFormProps) {
  const ids = useId()
  const about = sourceOf(answer, { location, page })
  const { campaign: _campaign, ...source } = about
  const origin = { productId, ...source, visitTo: visit?.project }
  const enquiry = useEnquiry(origin, answer)
  const { form, faults, result, queue, isSending, phone, doubt, onInput, onSubmit } = enquiry
  const isAnswer = isOfAnswer(result, answer)
  return (
    <section className="enquiry" id={id} aria-labelledby={`${ids}-heading`}>
      <h2 id={`${ids}-heading`}>{heading}</h2>
      {intro ? <Intro text={intro} link={introLink} /> : null}
      {about.location === location ? null : <p>This enquiry is about {about.location}.</p>}
      {isAnswer ? <EnquiryResult result={result} isAnswer /> : null}
      <form
        ref={form}
        method="post"
        action={`${action}#${id}`}
        noValidate
        onInput={onInput}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Source about={about} />
        <EnquiryControls {...{ ids, faults, asks, chosen, visit, answer, phone, doubt }} />
        <SendButton label={visit ? 'Request this visit' : 'Send enquiry'} isSending={isSending} />
        <PrivacyNote />
      </form>
      {isAnswer ? null : <EnquiryResult result={visibleResult(queue, result)} />}
      <QueueNotice queue={queue} />
    </section>
  )
}

/** Hydrates on its own only where this tab holds a draft. */
export const EnquiryIsland = island({ name: 'enquiry', wake: 'drafted' }, EnquiryForm)

/** Visitors overseas read a visit's hours in their own time, so it hydrates for them too. */
export const VisitIsland = island({ name: 'enquiry', wake: 'drafted overseas' }, EnquiryForm)

type IntroProps = { text: string; link: EnquiryFormProps['introLink'] }

function Intro({ text, link }: IntroProps) {
  if (!link) return <p>{text}</p>
  return (
    <p>
      {text}{' '}
      <a className="link" href={link.to}>
        {link.label}
      </a>
      .
    </p>
  )
}

function visibleResult(
  queue: QueueState | undefined,
  result: SubmitResult | undefined,
): SubmitResult | undefined {
  return queue?.state === 'kept' || queue?.state === 'refused' ? undefined : result
}

/** The answer page's path is not the form's, so the original source stays. */
function sourceOf(answer: FormOutcome | undefined, here: Omit<FormSource, 'campaign'>): FormSource {
  const { page = '', location = '', campaign = '' } = answer?.about ?? {}
  return { page: page || here.page, location: location || here.location, campaign }
}

function Source({ about }: { about: FormSource }) {
  return Object.entries(about).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function SendButton({ label, isSending }: { label: string; isSending: boolean }) {
  return (
    <button className="button button--wide" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? 'Sending…' : label}
    </button>
  )
}

function PrivacyNote() {
  return (
    <p className="caption">
      Only our team will contact you. We never sell your details (
      <a className="link" href="/privacy-policy">
        {'privacy\u00A0policy'}
      </a>
      ). By sending, you agree to our{' '}
      <a className="link" href="/privacy-notice">
        {'privacy\u00A0notice'}
      </a>
      . You can take back your consent at any time.
    </p>
  )
}
