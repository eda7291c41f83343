import { useState, type FormEvent, type ReactNode } from 'react'

import { quickText } from '#app/leads/detail/call/quick-text.ts'
import { StatusMark } from '#app/leads/detail/facts/status-mark.tsx'
import { useClosesItself } from '#app/leads/detail/use-dismissable.ts'
import { fieldMoment } from '#app/leads/status/fact-fields.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import {
  leadStatuses,
  lostReasons,
  readLostReason,
  readStatus,
} from '#app/leads/status/lead-status.ts'
import { nextMorning, quickMoments } from '#app/leads/status/outcome.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

type OnChange = (changes: Partial<LeadFacts>) => void

type MenuProps = {
  name: string
  letter: string | undefined
  children: ReactNode
  onOpen?: () => void
}

export function BulkMenu({ name, letter, children, onOpen }: MenuProps) {
  const box = useClosesItself()
  return (
    <details
      ref={box}
      name="bulk"
      className="bulk-menu"
      data-key={letter?.toLowerCase()}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.()
      }}
    >
      <summary>
        {name} {letter === undefined ? null : <kbd aria-hidden="true">{letter}</kbd>}
      </summary>
      <div className="bulk-choices">{children}</div>
    </details>
  )
}

export function StatusChoices({ onChange }: { onChange: OnChange }) {
  return (
    <>
      <ChoiceForm onChoice={(value) => onChange({ status: readStatus(value) ?? 'new' })}>
        {leadStatuses
          .filter((status) => status !== 'lost')
          .map((status) => (
            <button key={status} className="choice" value={status}>
              <StatusMark status={status} />
            </button>
          ))}
      </ChoiceForm>
      <ChoiceForm
        onChoice={(value) =>
          onChange({ status: 'lost', lostReason: readLostReason(value) ?? 'other' })
        }
      >
        <p className="choice-head">
          <StatusMark status="lost" /> {panelTexts.why}
        </p>
        {lostReasons.map((reason) => (
          <button key={reason} className="choice" value={reason}>
            {leadTexts.lostReason[reason]}
          </button>
        ))}
      </ChoiceForm>
    </>
  )
}

type Person = { value: string; name: string; isNew: boolean }

export function OwnerChoices({
  people,
  onChange,
}: {
  people: readonly Person[]
  onChange: OnChange
}) {
  return (
    <ChoiceForm onChoice={(id) => onChange({ ownerId: id === '' ? null : id })}>
      {[...people, { value: '', name: leadTexts.unassigned, isNew: false }].map((person) => (
        <button key={person.value} className="choice" value={person.value} disabled={person.isNew}>
          <bdi>{person.isNew ? leadTexts.newPerson(person.name) : person.name}</bdi>
        </button>
      ))}
    </ChoiceForm>
  )
}

type FollowUpProps = { at: number; calendar: WorkCalendar; onChange: OnChange }

/** Offers follow-up times within working hours, counted from `at`. */
export function FollowUpChoices({ at, calendar, onChange }: FollowUpProps) {
  const now = new Date(at)
  const moments = quickMoments(now, calendar)
  const onChoice = (moment: string) => onChange({ followUpAt: new Date(moment) })
  return (
    <>
      <ChoiceForm onChoice={onChoice}>
        {moments.map((moment) => (
          <button key={moment.name} className="choice" value={moment.at.toISOString()}>
            {quickText(moment, now)}
          </button>
        ))}
      </ChoiceForm>
      <ChoiceForm onChoice={(typed) => onChoice(`${typed}:00+05:30`)}>
        <label className="field">
          <span>{panelTexts.dayAndHour}</span>
          <input
            key={at}
            type="datetime-local"
            name="moment"
            required
            defaultValue={fieldMoment(nextMorning(now, calendar))}
          />
        </label>
        <button className="button button--line">{panelTexts.save}</button>
      </ChoiceForm>
    </>
  )
}

type ChoiceFormProps = { onChoice: (value: string) => void; children: ReactNode }

function ChoiceForm({ onChoice, children }: ChoiceFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { nativeEvent, currentTarget } = event
    const typed = new FormData(currentTarget).get('moment')
    if (typeof typed === 'string') return onChoice(typed)
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (button instanceof HTMLButtonElement) onChoice(button.value)
  }
  return (
    <form className="choices" onSubmit={onSubmit}>
      {children}
    </form>
  )
}

export function useOpenedAt(): readonly [at: number, open: () => void] {
  const [at, setAt] = useState(0)
  return [at, () => setAt(Date.now())]
}
