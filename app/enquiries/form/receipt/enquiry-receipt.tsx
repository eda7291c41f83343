import type { MouseEvent, ReactNode } from 'react'

import { ChatLink } from '#app/enquiries/form/chat-link.tsx'
import { VisitResult, WithdrawNote } from '#app/enquiries/form/enquiry-result.tsx'
import type { Receipt } from './receipt.ts'
import type { SubmitResult } from '#app/enquiries/form/use-enquiry.ts'

type EnquiryReceiptProps = {
  result: SubmitResult | undefined
  chatNumber: string | undefined
  /** On the answer page no toast says it. */
  isAnswer: boolean
  onAnother: () => void
}

/** What was sent and what comes next, where the form was. */
export function EnquiryReceipt({ result, chatNumber, isAnswer, onAnother }: EnquiryReceiptProps) {
  if (!result?.receipt) return null
  const { receipt, visit, reference, withdraw } = result
  const { promise, page } = receipt
  const another = (event: MouseEvent) => {
    // Another page's form knows what the enquiry was about.
    if (isAnswer) return
    event.preventDefault()
    onAnother()
  }
  return (
    <div className="enquiry-receipt">
      {isAnswer ? <p role="status">{result.text}</p> : null}
      {promise === undefined && visit ? null : (
        <p className="enquiry-promise">{promise ?? WITHOUT_HOURS}</p>
      )}
      {visit ? <VisitResult visit={visit} /> : null}
      <Asked receipt={receipt} reference={reference} />
      <NextSteps receipt={receipt} hasVisit={visit !== undefined} chatNumber={chatNumber} />
      <p>
        <a className="link" href={`${page}#enquire`} onClick={another}>
          Send another enquiry
        </a>
      </p>
      {withdraw === undefined ? null : <WithdrawNote withdraw={withdraw} isAnswer={isAnswer} />}
    </div>
  )
}

/** Where no working hours are saved, no time is promised. */
const WITHOUT_HOURS = 'Next, we contact you by call, WhatsApp or email.'

type AskedProps = { receipt: Receipt; reference: string | undefined }

function Asked({ receipt: { asks, message, location }, reference }: AskedProps) {
  return (
    <dl>
      {reference === undefined ? null : <Fact term="Your reference">{reference}</Fact>}
      {location === '' ? null : <Fact term="About">{location}</Fact>}
      {asks.length > 0 ? (
        <div>
          <dt>You asked for</dt>
          {asks.map((item) => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ) : null}
      {message === '' ? null : <Fact term="Your message">{message}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

type NextStepsProps = { receipt: Receipt; hasVisit: boolean; chatNumber: string | undefined }

function NextSteps({ receipt: { project, location }, hasVisit, chatNumber }: NextStepsProps) {
  if (chatNumber === undefined && project === undefined) return null
  return (
    <div className="enquiry-next">
      <ChatLink number={chatNumber} about={location} />
      {project === undefined || hasVisit ? null : (
        <a className="link" href={`/visit/${project}`}>
          Book a site visit
        </a>
      )}
      {project === undefined ? null : (
        <a className="link" href={`/brochures/${project}.pdf`} type="application/pdf">
          Brochure (PDF)
        </a>
      )}
    </div>
  )
}
