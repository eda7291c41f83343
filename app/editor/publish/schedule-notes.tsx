import { projectTexts as texts } from '#app/strings/en/projects.ts'

export type FailedHour = { when: string; outcome: string }

export function Failed({ when, outcome }: FailedHour) {
  return <small className="content-list-failed">{texts.failed(when, outcome)}</small>
}

/** `late` in minutes. */
export type PendingSchedule = { when: string; late: number }

export function ScheduledTime({ when, late }: PendingSchedule) {
  const look = late > 0 ? 'content-list-failed' : 'content-list-draft'
  return <small className={look}>{texts.scheduledFor(when, null, late)}</small>
}
