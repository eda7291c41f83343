import { useId, useSyncExternalStore } from 'react'

import { QueueNotice } from '#app/enquiries/offline-queue/queue-notice.tsx'
import type { QueueState } from '#app/enquiries/offline-queue/use-queued.ts'
import type { VisitOffer } from '#app/enquiries/visit-request/visit-fields.tsx'
import { PeopleList, type ShownPerson } from '#app/pages/people-list.tsx'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { island } from '#app/ui/document/island.tsx'
import { isOverseas } from '#app/lib/dates/is-overseas.ts'

import { ChatLink } from './chat-link.tsx'
import { EnquiryControls } from './enquiry-controls.tsx'
import { EnquiryReceipt } from './receipt/enquiry-receipt.tsx'
import { bringIntoView, EnquiryResult, isOfAnswer } from './enquiry-result.tsx'
import type { FormOutcome, FormSource } from './form-outcome.ts'
import type { Receipt } from './receipt/receipt.ts'
import { useEnquiry, type SubmitResult } from './use-enquiry.ts'
import { closedNote, hoursLine } from './receipt/call-promise.ts'

export type EnquiryFormProps = {
  heading: string
  intro?: string
  introLink?: { label: string; to: string }
  location?: string
  asks?: readonly string[]
  /** Shown once a link asks for them. */
  others?: readonly string[]
  /** What the receipt says about each item. */
  states?: Readonly<Record<string, string>>
  chosen?: readonly string[]
  id: string
  answer?: FormOutcome | undefined
  action?: string
  visit?: VisitOffer
  page: string
  productId: string
  /** Slug of the project that the page is about. */
  project?: string | undefined
  hours?: OfficeHours | undefined
  /** The note of closed hours. */
  closed?: string | undefined
  chatNumber?: string | undefined
  trust?: TrustProps | undefined
}

/** Who answers, and from where. */
type TrustProps = {
  people?: readonly ShownPerson[] | undefined
  /** The owner's; an example address is not shown here. */
  office?: string | undefined
  /** Our registrations as an agent. */
  agent?: string | undefined
}

/** The one enquiry form (docs/spec-decisions.md, Enquiry); without script it posts to a page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { heading, id, answer, visit, project, hours, chatNumber } = props
  const { location = '', asks = [], others = [], chosen = [], action = '/connect' } = props
  const ids = useId()
  const about = sourceOf(answer, { location, page: props.page })
  const { campaign: _campaign, ...source } = about
  const origin = { productId: props.productId, ...source }
  const enquiry = useEnquiry({
    ...origin,
    answer,
    visitTo: visit?.project,
    project,
    hours,
    states: props.states,
  })
  const { form, faults, result, queue, isSending, phone, doubt, onInput, onSubmit } = enquiry
  const { receipt, unsent } = result ?? {}
  const isAnswer = isOfAnswer(result, answer)
  return (
    <section className="enquiry" id={id} aria-labelledby={`${ids}-heading`}>
      <Heading id={`${ids}-heading`} text={heading} receipt={receipt} isAnswer={isAnswer} />
      <EnquiryReceipt {...{ result, chatNumber, isAnswer }} onAnother={enquiry.startAnother} />
      <div hidden={isReplaced(result)}>
        <Intro text={props.intro} link={props.introLink} />
        {about.location === location ? null : <p>This enquiry is about {about.location}.</p>}
        {isAnswer ? <EnquiryResult result={result} isAnswer /> : null}
        <form
          ref={form}
          method="post"
          action={`${action}?answer#${id}`}
          noValidate
          onInput={onInput}
          onSubmit={(event) => void onSubmit(event)}
        >
          <Source about={about} />
          <EnquiryControls
            {...{ ids, faults, asks, others, chosen, visit, answer, phone, doubt }}
          />
          <div className="enquiry-send">
            <SendButton isVisit={visit !== undefined} isSending={isSending} />
            <ChatLink number={chatNumber} about={about.location} typed={unsent} />
          </div>
          <HoursNote hours={hours} closed={props.closed} />
          <PrivacyNote />
        </form>
        {props.trust ? <Trust {...props.trust} /> : null}
        {isAnswer ? null : <EnquiryResult result={visibleResult(queue, result)} />}
      </div>
      <QueueNotice queue={queue} chatNumber={chatNumber} />
    </section>
  )
}

type HeadingProps = {
  id: string
  text: string
  receipt: Receipt | undefined
  isAnswer: boolean
}

function isReplaced(result: SubmitResult | undefined): boolean {
  return result?.receipt !== undefined && !result.isFormInUse
}

/** Takes the focus from the form that it replaces. */
function Heading({ id, text, receipt, isAnswer }: HeadingProps) {
  if (!receipt)
    return (
      <h2 id={id} data-uncovered="">
        {text}
      </h2>
    )
  return (
    <h2
      key="thanks"
      id={id}
      data-uncovered=""
      tabIndex={-1}
      ref={isAnswer ? undefined : focusInView}
    >
      Thank you{receipt.name === '' ? '' : `, ${receipt.name}`}.
    </h2>
  )
}

function focusInView(heading: HTMLElement | null): void {
  if (heading?.parentElement?.contains(document.activeElement))
    heading.focus({ preventScroll: true })
  bringIntoView(heading)
}

/** Hydrates on its own only where this tab holds a draft. */
export const EnquiryIsland = island({ name: 'enquiry', hydrateOn: 'drafted' }, EnquiryForm)

/** Visitors overseas read a visit's hours in their own time, so it hydrates for them too. */
export const VisitIsland = island({ name: 'enquiry', hydrateOn: 'drafted overseas' }, EnquiryForm)

type IntroProps = { text: string | undefined; link: EnquiryFormProps['introLink'] }

function Intro({ text, link }: IntroProps) {
  if (!text) return null
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

function SendButton({ isVisit, isSending }: { isVisit: boolean; isSending: boolean }) {
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? 'Sending…' : isVisit ? 'Request this visit' : 'Send enquiry'}
    </button>
  )
}

function Trust({ people, office, agent }: TrustProps) {
  return (
    <>
      {people ? <PeopleList people={people} /> : null}
      {office === undefined ? null : <address>{office}</address>}
      {agent === undefined ? null : <p className="enquiry-agent">{agent}</p>}
    </>
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

/** What happens next, of which no day is promised. */
const WITHOUT_HOURS =
  'You get a reference, then we contact you by call, WhatsApp or email, as you choose.'

type HoursNoteProps = {
  hours: OfficeHours | undefined
  /** As the server has it; a page that stays open, or a visitor overseas, reads another. */
  closed: string | undefined
}

function HoursNote({ hours, closed: served }: HoursNoteProps) {
  const closed = useSyncExternalStore(
    neverChanges,
    () => closedNote(hours, { at: new Date(), isAbroad: isOverseas() }),
    () => served,
  )
  return (
    <p className="enquiry-hours">
      {hours ? hoursLine(hours) : WITHOUT_HOURS}
      {closed === undefined ? '' : ` ${closed}`}
    </p>
  )
}

const neverChanges = () => () => undefined
