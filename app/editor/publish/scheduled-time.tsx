import { projectTexts as texts } from '#app/strings/en/projects.ts'

/** `late` in minutes. */
export type PendingSchedule = { when: string; late: number }

export function ScheduledTime({ when, late }: PendingSchedule) {
  const look = late > 0 ? 'content-list-failed' : 'content-list-draft'
  return <small className={look}>{texts.scheduledFor(when, null, late)}</small>
}
