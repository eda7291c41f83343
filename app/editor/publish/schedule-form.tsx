import { useState } from 'react'
import { Form } from 'react-router'

import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { Field } from '#app/ui/forms/field.tsx'

import { dateText } from './day-texts.ts'

export type ShownSchedule = {
  id: string
  when: string
  by: string | null
  outcome: string | null
  /** In minutes. */
  late: number
}

type Props = {
  /** `2026-11-26T18:30`. */
  from: string
  isDisabled: boolean
  onSchedule: (at: string) => void
}

export function ScheduleForm({ from, isDisabled, onSchedule }: Props) {
  const [at, setAt] = useState('')
  return (
    <details
      className="editor-schedule"
      onToggle={({ currentTarget }) => {
        // On a low screen the action bar would cover it.
        if (currentTarget.open)
          currentTarget
            .querySelector('form')
            ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }}
    >
      <summary className="button button--line">{texts.publishAt}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (at !== '') onSchedule(at)
        }}
      >
        <Field id="publish-at" label={texts.hour} hint={hintOf(at)}>
          {(aria) => (
            <input
              {...aria}
              type="datetime-local"
              required
              min={from}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </Field>
        <button className="button" disabled={isDisabled}>
          {texts.schedule}
        </button>
      </form>
    </details>
  )
}

function hintOf(at: string): string {
  const text = dateText(at)
  return text === undefined ? texts.hourHint : `${text}. ${texts.hourHint}`
}

type HoursProps = { address: string; schedules: readonly ShownSchedule[] }

export function HoursAbove({ address, schedules }: HoursProps) {
  if (schedules.length === 0) return null
  const isTrouble = schedules.some(({ outcome, late }) => outcome !== null || late > 0)
  return (
    <div className="editor-schedule-notice" role={isTrouble ? 'alert' : undefined}>
      <Schedules address={address} schedules={schedules} />
    </div>
  )
}

function Hour({ address, one }: { address: string; one: ShownSchedule }) {
  return (
    <li>
      <span>{scheduleText(one)}</span>{' '}
      {one.outcome === null ? (
        <Form method="post" action={`${address}/schedule-cancellation`} replace>
          <button className="quiet-button" name="schedule" value={one.id}>
            {texts.callOff}
          </button>
        </Form>
      ) : null}
    </li>
  )
}

function scheduleText({ when, by, late, outcome }: ShownSchedule): string {
  return outcome === null ? texts.scheduledFor(when, by, late) : texts.failed(when, outcome)
}

export function Schedules({ address, schedules }: HoursProps) {
  if (schedules.length === 0) return null
  return (
    <ul className="editor-schedules">
      {schedules.map((one) => (
        <Hour key={one.id} {...{ address, one }} />
      ))}
    </ul>
  )
}
