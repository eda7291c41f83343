import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { quickText } from '#app/leads/detail/call/quick-text.ts'
import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { useClosesItself } from '#app/leads/detail/use-dismissable.ts'
import { factFields, fieldMoment } from '#app/leads/status/fact-fields.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { leadStatuses, lostReasons } from '#app/leads/status/lead-status.ts'
import { nextMorning, quickMoments } from '#app/leads/status/outcome.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { factText } from './fact-text.ts'
import { StatusMark } from './status-mark.tsx'

type Props = { record: LeadRecord; facts: LeadFacts; action: string }

export function FactStrip({ record, facts, action }: Props) {
  return (
    <div className="fact-strip">
      <FactForm
        name={panelTexts.status}
        value={<StatusMark status={facts.status} />}
        remark={facts.lostReason === null ? '' : leadTexts.lostReason[facts.lostReason]}
        letter="S"
      >
        <StatusChoices action={action} facts={facts} />
      </FactForm>
      <FactForm
        name={panelTexts.owner}
        value={<bdi>{factText('ownerId', facts.ownerId, record)}</bdi>}
        letter="A"
      >
        <OwnerChoices action={action} facts={facts} people={record.people} />
      </FactForm>
      <FactForm
        name={panelTexts.followUp}
        value={factText('followUpAt', facts.followUpAt, record)}
        letter="F"
      >
        <FollowUpChoices action={action} facts={facts} record={record} />
      </FactForm>
    </div>
  )
}

type ChoicesProps = { action: string; facts: LeadFacts }

function StatusChoices({ action, facts }: ChoicesProps) {
  return (
    <>
      <ChoiceForm action={action} seen={{ status: facts.status }}>
        {leadStatuses
          .filter((status) => status !== 'lost' && status !== facts.status)
          .map((status) => (
            <button key={status} className="choice" name="status" value={status}>
              <StatusMark status={status} />
            </button>
          ))}
      </ChoiceForm>
      {facts.status === 'lost' ? null : (
        <ChoiceForm action={action} seen={{ status: facts.status }}>
          <input type="hidden" name="status" value="lost" />
          <p className="choice-head">
            <StatusMark status="lost" /> {panelTexts.why}
          </p>
          {lostReasons.map((reason) => (
            <button key={reason} className="choice" name="lostReason" value={reason}>
              {leadTexts.lostReason[reason]}
            </button>
          ))}
        </ChoiceForm>
      )}
    </>
  )
}

function OwnerChoices({ action, facts, people }: ChoicesProps & Pick<LeadRecord, 'people'>) {
  return (
    <ChoiceForm action={action} seen={{ ownerId: facts.ownerId }}>
      <label className="field">
        <span>{panelTexts.handoverNote}</span>
        <textarea name="note" dir="auto" rows={2} maxLength={4000} />
      </label>
      {[...people, { id: '', name: leadTexts.unassigned, isNew: false }]
        .filter(({ id }) => id !== (facts.ownerId ?? ''))
        .map(({ id, name, isNew }) => (
          <button key={id} className="choice" name="ownerId" value={id} disabled={isNew}>
            <bdi>{isNew ? leadTexts.newPerson(name) : name}</bdi>
          </button>
        ))}
    </ChoiceForm>
  )
}

function FollowUpChoices({ action, facts, record }: ChoicesProps & { record: LeadRecord }) {
  const seen = { followUpAt: facts.followUpAt }
  const now = new Date(record.at)
  const { abroad } = record
  const moments = quickMoments(now, record.calendar, abroad)
  return (
    <>
      <ChoiceForm action={action} seen={seen}>
        {moments.map((moment) => (
          <button
            key={moment.name}
            className="choice"
            name="followUpAt"
            value={moment.at.toISOString()}
          >
            {quickText(moment, now, abroad)}
          </button>
        ))}
      </ChoiceForm>
      <ChoiceForm action={action} seen={seen}>
        <label className="field">
          <span>{panelTexts.dayAndHour}</span>
          <input
            type="datetime-local"
            name="followUpAt"
            required
            defaultValue={fieldMoment(facts.followUpAt ?? nextMorning(now, record.calendar))}
          />
        </label>
        <button className="button button--line">{panelTexts.save}</button>
      </ChoiceForm>
    </>
  )
}

type ChoiceFormProps = { action: string; seen: Partial<LeadFacts>; children: ReactNode }

function ChoiceForm({ action, seen, children }: ChoiceFormProps) {
  return (
    <Form method="post" action={action} className="choices" preventScrollReset replace>
      <HiddenFields fields={factFields(seen, 'seen.')} />
      {children}
    </Form>
  )
}

type FactFormProps = {
  name: string
  value: ReactNode
  remark?: string
  letter: string
  children: ReactNode
}

function FactForm({ name, value, remark = '', letter, children }: FactFormProps) {
  const box = useClosesItself()
  return (
    <details ref={box} className="fact" name="fact" data-key={letter.toLowerCase()}>
      <summary>
        <span className="fact-name">
          {name} <kbd>{letter}</kbd>
        </span>
        <b>{value}</b>
        {remark === '' ? null : <span className="caption">{remark}</span>}
      </summary>
      <div className="fact-choices">{children}</div>
    </details>
  )
}
