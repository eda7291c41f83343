import type { ReactNode } from 'react'

import { momentText } from '#app/leads/detail/spoken-moment.ts'
import type { LeadWork } from '#app/leads/search/lead-search.ts'
import { fieldMoment } from '#app/leads/status/fact-fields.ts'
import { lostReasons } from '#app/leads/status/lead-status.ts'
import type { Abroad } from '#app/leads/status/their-clock.ts'
import { nextMorning, quickMoments, type Outcome } from '#app/leads/status/outcome.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { quickText } from './quick-text.ts'

/** `at` is now, ISO 8601. */
export type CalledLead = {
  at: string
  calendar: WorkCalendar
  abroad: Abroad | null
  lead: { work: LeadWork }
}

type Props = {
  record: CalledLead
  keys: Readonly<Record<Outcome, string>>
  isOpen: boolean
}

/** What was agreed with a person who answered: each button is the outcome with its next step. */
export function AgreedSteps({ record, keys, isOpen }: Props) {
  const now = new Date(record.at)
  const { abroad } = record
  const moments = quickMoments(now, record.calendar, abroad)
  const { followUpAt } = record.lead.work
  const isPromised = followUpAt !== null && followUpAt > record.at
  const group = (outcome: Outcome) => ({ outcome, letter: keys[outcome] })
  return (
    <>
      <Group {...group('connected')} isOpen={isOpen} focus="#call-note">
        {isPromised ? (
          <OutcomeButton value="connected keep">
            {panelTexts.keepFollowUp(momentText(followUpAt, record.at))}
          </OutcomeButton>
        ) : null}
        {(['call-again', 'details'] as const).map((step) => (
          <Steps key={step} name={panelTexts.remindMe[step]}>
            {moments.map((moment) => (
              <OutcomeButton
                key={moment.name}
                value={`connected ${step} ${moment.at.toISOString()}`}
              >
                {quickText(moment, now, abroad)}
              </OutcomeButton>
            ))}
          </Steps>
        ))}
        <Steps name={leadTexts.nextStep.visit}>
          <OutcomeButton value="connected visit">{panelTexts.planVisit}</OutcomeButton>
        </Steps>
      </Group>
      <Group {...group('call-back')}>
        <Steps name={panelTexts.callBackAt}>
          {moments.map((moment) => (
            <OutcomeButton key={moment.name} value={`call-back ${moment.at.toISOString()}`}>
              {quickText(moment, now, abroad)}
            </OutcomeButton>
          ))}
        </Steps>
      </Group>
      <Group {...group('not-interested')}>
        <Steps name={panelTexts.notInterested}>
          {lostReasons.map((reason) => (
            <OutcomeButton key={reason} value={`not-interested lost ${reason}`}>
              {leadTexts.lostReason[reason]}
            </OutcomeButton>
          ))}
        </Steps>
      </Group>
      <details className="outcome-next">
        <summary className="choice">{panelTexts.otherTime}</summary>
        <Steps name={panelTexts.stepAt}>
          <input
            type="datetime-local"
            name="nextAt"
            aria-label={panelTexts.stepAt}
            defaultValue={fieldMoment(nextMorning(now, record.calendar))}
          />
          <OutcomeButton value="connected call-again">
            {panelTexts.remindMe['call-again']}
          </OutcomeButton>
          <OutcomeButton value="connected details">{panelTexts.remindMe.details}</OutcomeButton>
          <OutcomeButton value="call-back">{panelTexts.callBackThen}</OutcomeButton>
        </Steps>
      </details>
    </>
  )
}

type GroupProps = {
  outcome: Outcome
  letter: string
  isOpen?: boolean
  /** What its key focuses, where not its first button. */
  focus?: string
  children: ReactNode
}

function Group({ outcome, letter, isOpen = false, focus, children }: GroupProps) {
  return (
    <details
      className="outcome-next"
      name="outcome"
      data-key={letter}
      data-focus={focus}
      open={isOpen}
    >
      <summary className="choice choice--large">
        <kbd>{letter}</kbd> {leadTexts.outcome[outcome]}
      </summary>
      {children}
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

type ButtonProps = {
  /** The outcome, then its next step (app/leads/status/work-form.ts). */
  value: string
  className?: string
  letter?: string
  isUnseen?: boolean
  children: ReactNode
}

export function OutcomeButton({
  value,
  className = 'choice',
  letter,
  isUnseen = false,
  children,
}: ButtonProps) {
  const unseen = isUnseen ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {}
  return (
    <button className={className} name="outcome" value={value} data-key={letter} {...unseen}>
      {children}
    </button>
  )
}
