import { useId, type ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'

import { EnquiryFields } from './enquiry-fields.tsx'
import { EnquirySaid, isOfAnswer } from './enquiry-said.tsx'
import { emptyEnquiry, type EnquiryFault } from './enquiry.ts'
import type { PhoneState } from './phone-control.ts'
import type { FormOutcome, FormSource } from './form-outcome.ts'
import type { PhoneDoubt } from './phone-doubt.ts'
import { ReachFields } from './reach-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { VisitFields, type VisitOffer } from './visit-fields.tsx'

type EnquiryFormProps = {
  heading: string
  intro?: ReactNode
  /** Place of the listing the page is about; stored with the lead. */
  location?: string
  /** What the visitor may tick to be sent; it stands before the message. */
  asks?: readonly string[]
  /** Anchor of the panel; the answer to a form posted without script opens there. */
  id: string
  /** What the server said to a form posted without script. */
  answer?: FormOutcome | undefined
  /** Where the form goes without script; that page shows the answer. */
  action?: string
  /** Also asks for the day and hour of a visit. */
  visit?: VisitOffer
}

/** The one enquiry form (DECISIONS, Enquiry). Without script it posts to a page, which answers it. */
export function EnquiryForm({
  heading,
  intro,
  location = '',
  asks = [],
  id,
  answer,
  action = '/connect',
  visit,
}: EnquiryFormProps) {
  const ids = useId()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ site: { productId: string } }>('root')
  const productId = root?.site.productId ?? ''
  const about = sourceOf(answer, { location, page: pathname })
  const { campaign: _kept, ...source } = about
  const origin = { productId, ...source, visitTo: visit?.project }
  const { form, faults, said, isSending, phone, doubt, onInput, onSubmit } = useEnquiry(
    origin,
    answer,
  )
  const isAnswer = isOfAnswer(said, answer)
  return (
    <section className="enquiry" id={id} aria-labelledby={`${ids}-heading`}>
      <h2 id={`${ids}-heading`}>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      {about.location === location ? null : <p>This enquiry is about {about.location}.</p>}
      {isAnswer ? <EnquirySaid said={said} isAnswer /> : null}
      <form
        ref={form}
        method="post"
        action={`${action}#${id}`}
        noValidate
        onInput={onInput}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Source about={about} />
        <Controls {...{ ids, faults, asks, visit, answer, phone, doubt }} />
        <SendButton label={visit ? 'Ask for this visit' : 'Send enquiry'} isSending={isSending} />
        <PrivacyNote />
      </form>
      {isAnswer ? null : <EnquirySaid said={said} />}
    </section>
  )
}

/** An answer's page stands elsewhere than the form did that it answers; what that was about stays. */
function sourceOf(answer: FormOutcome | undefined, here: Omit<FormSource, 'campaign'>): FormSource {
  const { page = '', location = '', campaign = '' } = answer?.about ?? {}
  return { page: page || here.page, location: location || here.location, campaign }
}

function Source({ about }: { about: FormSource }) {
  return Object.entries(about).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

type ControlsProps = Pick<EnquiryFormProps, 'answer'> & {
  ids: string
  faults: readonly EnquiryFault[]
  asks: readonly string[]
  visit: VisitOffer | undefined
  phone: PhoneState
  doubt: PhoneDoubt | undefined
}

function Controls({ ids, faults, asks, visit, answer, phone, doubt }: ControlsProps) {
  return (
    <>
      {visit ? <VisitFields ids={ids} offer={visit} faults={faults} slot={answer?.slot} /> : null}
      <Asks asks={asks} answer={answer} />
      <EnquiryFields
        ids={ids}
        faults={faults}
        typed={answer?.typed ?? emptyEnquiry}
        phone={phone}
        doubt={doubt}
      />
      <ReachFields ids={ids} reach={answer?.reach ?? {}} />
    </>
  )
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
      Our own desk calls or writes; your number is given to nobody else. Your details are not sold.{' '}
      <Link className="link" to="/privacy-policy">
        Privacy policy
      </Link>
    </p>
  )
}

type AsksProps = { asks: readonly string[]; answer: EnquiryFormProps['answer'] }

function Asks({ asks, answer }: AsksProps) {
  const ticked = answer?.asks ?? []
  const offered = [...new Set([...asks, ...ticked])]
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="visually-hidden">What shall we send?</legend>
      <div className="asks">
        {offered.map((ask) => (
          <label key={ask}>
            <input type="checkbox" name="asks" value={ask} defaultChecked={ticked.includes(ask)} />
            {ask}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
