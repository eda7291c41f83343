import { Link } from 'react-router'

import { UnlinkedEnquiries, PersonEnquiries } from '#app/leads/duplicates/person-enquiries.tsx'
import { PossibleDuplicates } from '#app/leads/duplicates/possible-duplicates.tsx'
import { PromiseClock } from '#app/leads/list/row/row-work.tsx'
import {
  RequirementPanel,
  type RequirementFault,
} from '#app/leads/requirement/requirement-panel.tsx'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { LeadVisits } from '#app/leads/visits/lead-visits.tsx'
import { planAddress } from '#app/leads/visits/visit-address.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { spanText } from '#app/staff/working-hours/duration-text.ts'
import { isSpokenFirst, withHours, type Waited } from '#app/staff/working-hours/waited.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { RepeatEnquiry } from './repeat-enquiry.tsx'
import { ClosePerson, type Closing } from './withdraw-form.tsx'
import { ConflictBox, type Conflict } from './facts/conflict-box.tsx'
import { momentText } from './spoken-moment.ts'
import { placeName } from './facts/place-name.ts'
import { DoneBar, type Done } from './bar/done-bar.tsx'
import { LeadHistory } from './history/lead-history.tsx'
import { LeadLedger } from './history/lead-ledger.tsx'
import { leadAddress, type LeadPlace } from './bar/lead-place.ts'
import type { LeadRecord } from './history/lead-record.ts'
import { NoteForm } from './call/note-form.tsx'
import { OutcomeForm } from './call/outcome-form.tsx'
import { ContactLinks } from './call/contact-links.tsx'
import { HotMark, HotSwitch } from './facts/hot-mark.tsx'
import { FactStrip } from './facts/fact-strip.tsx'
import { TheirClock } from './facts/their-clock.tsx'
import { WrongNumber } from './call/wrong-number.tsx'

type Props = {
  record: LeadRecord
  place: LeadPlace
  conflict?: Conflict | undefined
  done?: Done | undefined
  fault?: string | undefined
  note?: string | undefined
  callNote?: string | undefined
  code?: string | undefined
  closing?: Closing | undefined
  requirement?: RequirementFault | undefined
}

/** A lead with all its forms, each of which works without script. */
export function LeadPanel({
  record,
  place,
  conflict,
  done,
  fault,
  note,
  callNote,
  code,
  closing,
  requirement,
}: Props) {
  const { lead, readers, at } = record
  const address = leadAddress(place, lead.id)
  return (
    <>
      {readers.length > 0 ? (
        <StatusMessage className="panel-viewers">
          <DashboardIcon name="eye" />
          {panelTexts.alsoHere(
            readers.map(({ name }) => name),
            momentText(readers[0]?.since ?? at, at),
          )}
        </StatusMessage>
      ) : null}
      <header className="panel-head">
        <h2 id="lead-name" data-arrival tabIndex={-1}>
          <bdi>{lead.name}</bdi>
        </h2>
        {lead.work.nth > 1 ? <RepeatEnquiry nth={lead.work.nth} /> : null}
        {lead.work.hasWrongNumber ? <WrongNumber /> : null}
        <HotMark isHot={lead.work.isHot} />
        <p className="caption">
          {[placeName(lead.location), lead.email].filter(Boolean).map(isolated).join(' · ')}
        </p>
      </header>
      <blockquote className="panel-message" dir="auto">
        {lead.message}
      </blockquote>
      <ContactLinks lead={lead} />
      <TheirClock abroad={record.abroad} at={at} />
      <div className="panel-next">
        <PanelClock {...record} />
        <Link className="panel-visit" to={planAddress(lead.id)} data-key="v">
          <Icon name="calendar" />
          <span className="link">{panelTexts.planVisit}</span> <kbd aria-hidden="true">V</kbd>
        </Link>
        <HotSwitch isHot={lead.work.isHot} action={address} />
      </div>
      {fault === undefined ? null : (
        <AlertMessage className="panel-error">
          <Icon name="alert" />
          {fault}
        </AlertMessage>
      )}
      {conflict ? <ConflictBox conflict={conflict} record={record} address={address} /> : null}
      <DoneBar done={done} back={address} />
      <OutcomeForm record={record} action={address} refused={callNote} />
      <FactStrip record={record} facts={factsOf(record)} action={address} />
      <RequirementPanel record={record} action={address} fault={requirement} />
      <LeadVisits record={record} back={address} />
      <LeadLedger record={record} address={address} code={code} />
      <PersonEnquiries record={record} back={address} />
      <UnlinkedEnquiries record={record} back={address} />
      <PossibleDuplicates record={record} back={address} />
      <NoteForm leadId={lead.id} action={address} typed={note} />
      <LeadHistory record={record} back={address} />
      {closing ? (
        <ClosePerson closing={closing} enquiries={record.person.others.length + 1} />
      ) : null}
    </>
  )
}

export function factsOf({ lead: { work } }: LeadRecord): LeadFacts {
  const { status, lostReason, owner } = work
  return {
    status,
    lostReason,
    ownerId: owner?.id ?? null,
    followUpAt: work.followUpAt === null ? null : new Date(work.followUpAt),
    firstContactAt: work.firstContactAt === null ? null : new Date(work.firstContactAt),
    heat: work.isHot ? 'hot' : null,
  }
}

/** The promised first call, and the wait in working hours and by the clock. */
function PanelClock({ lead: { work }, waited }: LeadRecord) {
  return (
    <p className="panel-clock">
      {work.followUpAt === null && work.callBy !== null ? (
        <PromiseClock callBy={work.callBy} />
      ) : null}
      {waited ? (
        <span className="row-work panel-wait-time">
          {waitedText(waited, work.firstContactAt !== null)}
        </span>
      ) : null}
    </p>
  )
}

function waitedText(waited: Waited, isOver: boolean): string {
  if (isOver && isSpokenFirst(waited.wall)) return panelTexts.spokenFirst
  const span = spanText(waited.wall)
  return withHours(isOver ? panelTexts.contactIn(span) : panelTexts.received(span), waited)
}
