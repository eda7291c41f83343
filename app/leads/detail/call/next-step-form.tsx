import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { fieldMoment } from '#app/leads/status/fact-fields.ts'
import { lostReasons } from '#app/leads/status/lead-status.ts'
import { quickMoments } from '#app/leads/status/outcome.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

import { quickText } from './quick-text.ts'

type Props = {
  record: LeadRecord
  action: string
  hidden: readonly (readonly [string, string])[]
  refused: string | undefined
  onSubmit: () => void
}

export function NextStepForm({ record, action, hidden, refused, onSubmit }: Props) {
  const { form, draft } = useFormDraft(`call ${record.lead.id}`, { isEmptied: true })
  const now = new Date(record.at)
  const moments = quickMoments(now, record.calendar)
  const { followUpAt } = record.lead.work
  const isPromised = followUpAt !== null && followUpAt > record.at
  return (
    <details className="outcome-next" data-key="1" open={refused !== undefined}>
      <summary className="choice choice--large">
        <kbd>1</kbd> {leadTexts.outcome.connected}
      </summary>
      <Form
        ref={form}
        method="post"
        action={action}
        className="outcome-sheet"
        preventScrollReset
        replace
        onSubmit={onSubmit}
      >
        <HiddenFields fields={[...hidden, ['outcome', 'connected']]} />
        <label className="field">
          <span>{panelTexts.callNote}</span>
          <textarea name="note" dir="auto" rows={2} maxLength={4000} defaultValue={refused} />
        </label>
        <DraftNote draft={draft} texts={draftTexts} />
        {record.person.others.length > 0 ? (
          <p className="caption">{panelTexts.forAllEnquiries}</p>
        ) : null}
        {/* Enter in the date field presses the first button of a form, so this one stands first. */}
        <Step value="call-again" className="visually-hidden" isUnseen>
          {panelTexts.remindMe['call-again']}
        </Step>
        {isPromised ? (
          <Step value="keep">{panelTexts.keepFollowUp(momentText(followUpAt, record.at))}</Step>
        ) : null}
        {(['call-again', 'details'] as const).map((step) => (
          <Steps key={step} name={panelTexts.remindMe[step]}>
            {moments.map((moment) => (
              <Step key={moment.name} value={`${step} ${moment.at.toISOString()}`}>
                {quickText(moment, now)}
              </Step>
            ))}
          </Steps>
        ))}
        <Steps name={panelTexts.otherTime}>
          <label className="field">
            <span>{panelTexts.stepAt}</span>
            <input
              type="datetime-local"
              name="nextAt"
              defaultValue={fieldMoment(moments.at(-1)?.at ?? now)}
            />
          </label>
          <Step value="call-again">{panelTexts.remindMe['call-again']}</Step>
          <Step value="details">{panelTexts.remindMe.details}</Step>
        </Steps>
        <Steps name={leadTexts.nextStep.visit}>
          <Step value="visit">{panelTexts.planVisit}</Step>
        </Steps>
        <Steps name={panelTexts.notInterested}>
          {lostReasons.map((reason) => (
            <Step key={reason} value={`lost ${reason}`}>
              {leadTexts.lostReason[reason]}
            </Step>
          ))}
        </Steps>
      </Form>
    </details>
  )
}

function Steps({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="outcome-steps">
      <legend className="choice-head">{name}</legend>
      <div className="outcome-choices">{children}</div>
    </fieldset>
  )
}

type StepProps = { value: string; className?: string; isUnseen?: boolean; children: ReactNode }

function Step({ value, className = 'choice', isUnseen = false, children }: StepProps) {
  const unseen = isUnseen ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {}
  return (
    <button className={className} name="next" value={value} {...unseen}>
      {children}
    </button>
  )
}
