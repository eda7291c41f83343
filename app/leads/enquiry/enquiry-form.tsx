import { useId, type ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'

import { EnquiryFields } from './enquiry-fields.tsx'
import { EnquirySaid } from './enquiry-said.tsx'
import { emptyEnquiry, type EnquiryFault } from './enquiry.ts'
import type { PhoneState } from './phone-control.ts'
import type { FormOutcome } from './form-outcome.ts'
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
  /** Anchor of the panel. */
  id?: string
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
  const origin = { productId, location, page: pathname, visitTo: visit?.project }
  const { form, faults, said, isSending, phone, doubt, onInput, onSubmit } = useEnquiry(
    origin,
    answer,
  )
  return (
    <section className="enq" id={id} aria-labelledby={`${ids}-heading`}>
      <h2 id={`${ids}-heading`}>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      {said ? <EnquirySaid said={said} isAnswer={said.text === answer?.text} /> : null}
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        onInput={onInput}
        onSubmit={(event) => void onSubmit(event)}
      >
        <input type="hidden" name="page" value={pathname} />
        <input type="hidden" name="location" value={location} />
        <Controls {...{ ids, faults, asks, visit, answer, phone, doubt }} />
        <SendButton label={visit ? 'Ask for this visit' : 'Send enquiry'} isSending={isSending} />
        <PrivacyNote />
      </form>
    </section>
  )
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
    <button className="btn btn--wide" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? 'Sending…' : label}
    </button>
  )
}

function PrivacyNote() {
  return (
    <p className="cap">
      Our own desk calls or writes; your number is given to nobody else. Your details are not sold.{' '}
      <Link className="lk" to="/privacy-policy">
        Privacy policy
      </Link>
    </p>
  )
}

type AsksProps = { asks: readonly string[]; answer: EnquiryFormProps['answer'] }

function Asks({ asks, answer }: AsksProps) {
  const ticked = answer?.asks ?? []
  if (asks.length === 0) return null
  return (
    <fieldset>
      <legend className="vh">What shall we send?</legend>
      <div className="asks">
        {asks.map((ask) => (
          <label key={ask}>
            <input type="checkbox" name="asks" value={ask} defaultChecked={ticked.includes(ask)} />
            {ask}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
