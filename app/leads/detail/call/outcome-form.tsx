import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { factFields, fieldMoment } from '#app/leads/status/fact-fields.ts'
import { quickMoments } from '#app/leads/status/outcome.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { NextStepForm } from './next-step-form.tsx'
import { quickText } from './quick-text.ts'
import { forgetTry, onAttemptsChange, findAttemptedCall } from './tried-calls.ts'

type Props = {
  record: LeadRecord
  action: string
  refused: string | undefined
}

/** Asks for an outcome; opens on its own after a call or chat, by hand without script. */
export function OutcomeForm({ record, action, refused }: Props) {
  const { box, attemptedAt, forget } = useAttemptedCall(record.lead.id)
  const { status, followUpAt } = record.lead.work
  const seen = { status, followUpAt: followUpAt === null ? null : new Date(followUpAt) }
  const now = new Date(record.at)
  const moments = quickMoments(now, record.calendar)
  const hidden = [...factFields(seen, 'seen.'), ['at', attemptedAt ?? ''] as const]
  return (
    <details className="outcome" ref={box} open={refused !== undefined}>
      <summary>{attemptedAt === undefined ? panelTexts.record : panelTexts.callOutcome}</summary>
      <NextStepForm {...{ record, action, hidden, refused }} onSubmit={forget} />
      <Form method="post" action={action} preventScrollReset replace onSubmit={forget}>
        <HiddenFields fields={hidden} />
        <div className="outcome-choices">
          {(['no-answer', 'wrong-number'] as const).map((outcome, index) => (
            <button
              key={outcome}
              className="choice choice--large"
              name="outcome"
              value={outcome}
              data-key={index + 2}
            >
              <kbd>{index + 2}</kbd> {leadTexts.outcome[outcome]}
            </button>
          ))}
        </div>
      </Form>
      <Form method="post" action={action} preventScrollReset replace onSubmit={forget}>
        <HiddenFields fields={[...hidden, ['outcome', 'call-back']]} />
        <p className="choice-head">{leadTexts.outcome['call-back']}</p>
        <div className="outcome-choices">
          {moments.map((moment) => (
            <button
              key={moment.name}
              className="choice"
              name="nextAt"
              value={moment.at.toISOString()}
            >
              {quickText(moment, now)}
            </button>
          ))}
        </div>
      </Form>
      <Form
        method="post"
        action={action}
        className="outcome-other"
        preventScrollReset
        replace
        onSubmit={forget}
      >
        <HiddenFields fields={[...hidden, ['outcome', 'call-back']]} />
        <label className="field">
          <span>{panelTexts.dayAndHour}</span>
          <input
            type="datetime-local"
            name="nextAt"
            required
            data-key="4"
            defaultValue={fieldMoment(moments.at(-1)?.at ?? now)}
          />
        </label>
        <button className="button button--line">{panelTexts.save}</button>
      </Form>
      {attemptedAt === undefined ? null : (
        <button type="button" className="link outcome-none" data-key="0" onClick={forget}>
          {panelTexts.noCall}
        </button>
      )}
    </details>
  )
}

/** Opens the outcome question once the agent is back, also after a reload; `tried` is ISO 8601. */
function useAttemptedCall(leadId: string) {
  const box = useRef<HTMLDetailsElement>(null)
  const attemptedAt = useSyncExternalStore(
    onAttemptsChange,
    () => findAttemptedCall(leadId)?.at,
    () => undefined,
  )
  useEffect(() => {
    if (attemptedAt === undefined || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'nearest' })
  }, [attemptedAt])
  function forget() {
    forgetTry(leadId)
    if (box.current) box.current.open = false
  }
  return { box, attemptedAt: attemptedAt, forget }
}
