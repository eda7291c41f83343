import { useId } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import { EnquiryFields } from './enquiry-fields.tsx'
import { emptyEnquiry, type FormOutcome } from './enquiry.ts'
import { useEnquiry } from './use-enquiry.ts'

type EnquiryFormProps = {
  heading: string
  intro?: string
  /** Place of the listing the page is about; stored with the lead. */
  location?: string
  /** What the visitor may tick to be sent; it stands before the message. */
  asks?: readonly string[]
  /** Anchor of the panel. */
  id?: string
  /** What the server said to a form posted without script. */
  answer?: FormOutcome | undefined
}

/** The one enquiry form (DECISIONS, Enquiry). Without script it posts to /connect, which answers it. */
export function EnquiryForm({
  heading,
  intro,
  location = '',
  asks = [],
  id,
  answer,
}: EnquiryFormProps) {
  const ids = useId()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ site: { productId: string } }>('root')
  const origin = { productId: root?.site.productId ?? '', location, page: pathname }
  const { form, faults, said, isSending, onInput, onSubmit } = useEnquiry(origin, answer)
  return (
    <section className="enq" id={id} aria-labelledby={`${ids}-heading`}>
      <h2 id={`${ids}-heading`}>{heading}</h2>
      {intro ? <p>{intro}</p> : null}
      {said ? <Said ok={said.ok} text={said.text} isAnswer={said.text === answer?.text} /> : null}
      <form
        ref={form}
        method="post"
        action="/connect"
        noValidate
        onInput={onInput}
        onSubmit={(event) => void onSubmit(event)}
      >
        <input type="hidden" name="page" value={pathname} />
        <input type="hidden" name="location" value={location} />
        <Asks asks={asks} answer={answer} />
        <EnquiryFields ids={ids} faults={faults} typed={answer?.typed ?? emptyEnquiry} />
        <button className="btn btn--wide" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Send enquiry'}
        </button>
        <p className="cap">
          Your details are not sold.{' '}
          <Link className="lk" to="/privacy-policy">
            Privacy policy
          </Link>
        </p>
      </form>
    </section>
  )
}

/** The outcome in the panel itself; only the answer page announces it, elsewhere the toast does. */
function Said({ ok, text, isAnswer }: { ok: boolean; text: string; isAnswer: boolean }) {
  const role = ok ? 'status' : 'alert'
  return (
    <div className={ok ? 'enq-said' : 'f bad'} role={isAnswer ? role : undefined}>
      <p className={ok ? undefined : 'err'}>
        {ok ? null : <Icon name="alert" />}
        {text}
      </p>
    </div>
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
