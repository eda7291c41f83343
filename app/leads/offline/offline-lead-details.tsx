import { use, useState, type SubmitEvent } from 'react'

import { OutcomeChoices, seenFields } from '#app/leads/detail/call/outcome-form.tsx'
import { findAttemptedCall, forgetTry } from '#app/leads/detail/call/tried-calls.ts'
import { HotMark } from '#app/leads/detail/facts/hot-mark.tsx'
import { placeName } from '#app/leads/detail/facts/place-name.ts'
import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { momentOn } from '#app/leads/detail/spoken-moment.ts'
import { RowStatus } from '#app/leads/list/row/row-work.tsx'
import { useToday } from '#app/leads/list/use-today.ts'
import { settleDraft } from '#app/lib/form-drafts/draft-store.ts'
import { DraftOwner, useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import type { OfflineLead } from './offline-lead.ts'
import { keepCall, listCalls } from './waiting-calls.ts'

type Props = { lead: OfflineLead; calendar: WorkCalendar }

/** A lead as the device keeps it. Its text needs no script, its form does. */
export function OfflineLeadDetails({ lead, calendar }: Props) {
  const { id, name, phone, location, page, message, work } = lead
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <details
      className="offline-lead"
      id={`lead-${id}`}
      name="offline-lead"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpenedAt(new Date().toISOString())
      }}
    >
      <summary>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <HotMark isHot={work.isHot} />
        <span className="caption">
          <bdi>{placeName(location)}</bdi>
        </span>
        <RowStatus {...work} />
      </summary>
      <p className="panel-message" dir="auto">
        {message}
      </p>
      {page === '' ? null : <p className="caption">{page}</p>}
      <a
        className="button"
        href={telephoneAddress(dialledPhone(phone))}
        data-way="call"
        data-lead={id}
        data-name={name}
      >
        <Icon name="phone" />
        {phone}
      </a>
      <Notes notes={lead.notes} />
      {openedAt === undefined ? null : (
        <CallForm key={openedAt} lead={lead} calendar={calendar} at={openedAt} />
      )}
    </details>
  )
}

function Notes({ notes }: Pick<OfflineLead, 'notes'>) {
  const today = useToday()
  if (notes.length === 0) return null
  return (
    <section>
      <h2>{offlineTexts.notes}</h2>
      <ul className="offline-notes">
        {notes.map(({ text, by, at }) => (
          <li key={at}>
            <p dir="auto">{text}</p>
            <span className="caption">
              {offlineTexts.noteBy(by ?? leadTexts.system, momentOn(at, today))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A second call of the same lead stands on the first, which the server does not know yet. */
function CallForm({ lead, calendar, at }: Props & { at: string }) {
  const owner = use(DraftOwner)
  const [isKept, setIsKept] = useState(false)
  const { form, draft } = useFormDraft(`call ${lead.id}`)
  const { id, name, work } = lead
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const posted = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const isFirst = listCalls(owner).every((call) => call.lead !== id)
    if (isFirst) for (const [field, value] of seenFields(work)) posted.append(field, value)
    posted.append('at', findAttemptedCall(id)?.at ?? new Date().toISOString())
    keepCall(owner, id, posted)
    settleDraft(posted)
    forgetTry(id)
    setIsKept(true)
  }
  if (isKept) return <StatusMessage className="offline-kept">{offlineTexts.noted}</StatusMessage>
  return (
    <form ref={form} className="outcome-sheet" aria-label={panelTexts.record} onSubmit={onSubmit}>
      <HiddenFields fields={[['name', name]]} />
      <label className="field">
        <span>{panelTexts.callNote}</span>
        <textarea name="note" dir="auto" rows={2} maxLength={4000} />
      </label>
      <DraftNote draft={draft} texts={draftTexts} />
      <OutcomeChoices record={{ lead, calendar, abroad: lead.abroad, at }} />
    </form>
  )
}
