import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import type { ShownSchedule } from '#app/editor/publish/schedule-form.tsx'
import type { FailedHour, PendingSchedule } from '#app/editor/publish/schedule-notes.tsx'
import { minutesLate } from '#app/lib/dates/late.ts'
import type { Subject } from '#app/publishing/document-tables.ts'
import type { Schedule } from '#app/publishing/schedules.server.ts'

export function shownSchedules(
  schedules: readonly Schedule<Subject>[],
  now: Date,
): ShownSchedule[] {
  return schedules.map(({ id, publishAt, by, outcome }) => ({
    id,
    by,
    outcome,
    when: dateTimeText(publishAt),
    late: minutesLate(publishAt, now),
  }))
}

/** Scheduled times by project or page; of several the last. */
export function scheduledHours<S extends Subject>(
  schedules: readonly Schedule<S>[],
  now: Date,
): Map<S, PendingSchedule> {
  return new Map(
    schedules.map(({ subject, publishAt }) => [
      subject,
      { when: dateTimeText(publishAt), late: minutesLate(publishAt, now) },
    ]),
  )
}

/** Failed schedules by project or page; of several the last. */
export function failedHours<S extends Subject>(
  schedules: readonly Schedule<S>[],
): Map<S, FailedHour> {
  return new Map(
    schedules.map(({ subject, publishAt, outcome }) => [
      subject,
      { when: dateTimeText(publishAt), outcome: outcome ?? '' },
    ]),
  )
}
