import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import type { LeadWork } from '#app/leads/search/lead-search.ts'
import { factFields } from '#app/leads/status/fact-fields.ts'
import { unreachedOutcomes, type Outcome } from '#app/leads/status/outcome.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

import { AgreedSteps, OutcomeButton, type CalledLead } from './agreed-steps.tsx'
import { forgetTry, onAttemptsChange, findAttemptedCall } from './tried-calls.ts'

type ChoicesProps = { record: CalledLead; isOpen?: boolean }

type Props = {
  record: LeadRecord
  action: string
  refused: string | undefined
}

/** The digit of the keyboard for each outcome. */
const keys: Record<Outcome, string> = {
  connected: '1',
  'no-answer': '2',
  'wrong-number': '3',
  'call-back': '4',
  busy: '5',
  'switched-off': '6',
  'not-reachable': '7',
  'not-interested': '8',
}

/** Asks for an outcome; opens on its own after a call or chat, by hand without script. */
export function OutcomeForm({ record, action, refused }: Props) {
  const { box, attemptedAt, forget } = useAttemptedCall(record.lead.id)
  const { form, draft } = useFormDraft(`call ${record.lead.id}`, { isEmptied: true })
  const { name, work } = record.lead
  const hidden = [...seenFields(work), ['at', attemptedAt ?? ''], ['name', name]] as const
  return (
    <details className="outcome" ref={box} open={refused !== undefined}>
      <summary>{attemptedAt === undefined ? panelTexts.record : panelTexts.callOutcome}</summary>
      <Form
        ref={form}
        method="post"
        action={action}
        className="outcome-sheet"
        preventScrollReset
        replace
        onSubmit={forget}
      >
        <HiddenFields fields={hidden} />
        {/* Enter in the date field presses the first button of a form, so this one stands first. */}
        <OutcomeButton value="connected call-again" className="visually-hidden" isUnseen>
          {panelTexts.remindMe['call-again']}
        </OutcomeButton>
        <label className="field">
          <span>{panelTexts.callNote}</span>
          <textarea
            id="call-note"
            name="note"
            dir="auto"
            rows={2}
            maxLength={4000}
            defaultValue={refused}
          />
        </label>
        <DraftNote draft={draft} texts={draftTexts} />
        {record.person.others.length > 0 ? (
          <p className="caption">{panelTexts.forAllEnquiries}</p>
        ) : null}
        <OutcomeChoices record={record} isOpen={refused !== undefined} />
      </Form>
      {attemptedAt === undefined ? null : (
        <button type="button" className="link outcome-none" data-key="0" onClick={forget}>
          {panelTexts.noCall}
        </button>
      )}
    </details>
  )
}

/** What the agent saw: a call does not overwrite what someone else has changed since. */
export function seenFields({ status, followUpAt }: LeadWork): [string, string][] {
  const seen = { status, followUpAt: followUpAt === null ? null : new Date(followUpAt) }
  return factFields(seen, 'seen.')
}

/** One button for each outcome and next step. */
export function OutcomeChoices({ record, isOpen = false }: ChoicesProps) {
  return (
    <>
      <AgreedSteps record={record} keys={keys} isOpen={isOpen} />
      <div className="outcome-choices">
        {unreachedOutcomes.map((outcome) => (
          <OutcomeButton
            key={outcome}
            value={outcome}
            className="choice choice--large"
            letter={keys[outcome]}
          >
            <kbd>{keys[outcome]}</kbd> {leadTexts.outcome[outcome]}
          </OutcomeButton>
        ))}
      </div>
    </>
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
    // Of a form taller than the screen its foot is nearest, and the head would be under the bar.
    box.current.querySelector('summary')?.scrollIntoView({ block: 'nearest' })
  }, [attemptedAt])
  function forget() {
    forgetTry(leadId)
    if (box.current) box.current.open = false
  }
  return { box, attemptedAt: attemptedAt, forget }
}
