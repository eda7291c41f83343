import { z } from 'zod'

import type { RecordEntry } from '#app/audit/audit-entry.ts'
import { writeRecord } from '#app/audit/audit-log.server.ts'
import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import type { FailedHour } from '#app/editor/publish/failed-schedule.tsx'
import type { ShownSchedule } from '#app/editor/publish/schedule-form.tsx'
import type { PendingSchedule } from '#app/editor/publish/scheduled-time.tsx'
import { atIndianHour } from '#app/lib/dates/indian-day.ts'
import { minutesLate } from '#app/lib/dates/late.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import type { Schedule, Schedules } from '#app/publishing/schedules.server.ts'
import { answerCall, versionId } from '#app/routes/dashboard/projects/project-call.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

/** Milliseconds. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000

export const scheduleSchema = z.strictObject({
  version: versionId,
  /** In the office's time zone: 2026-11-26T18:30. */
  at: z
    .string()
    .overwrite(asciiDigits)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})

/** Answers the refusal where the time is not within the next year. */
export function hourAhead(at: string): Date | Response {
  const hour = atIndianHour(at)
  const ahead = (hour?.getTime() ?? 0) - Date.now()
  if (hour && ahead > 0 && ahead <= MAX_AHEAD_MS) return hour
  return answerCall({ kind: 'refused', why: texts.wrongHour }, 422)
}

type Audited = { by: { id: string }; entry: RecordEntry }

/** Schedules a version without publish blockers; says whether it has a schedule already. */
export async function answerScheduled<Subject extends string | number>(
  schedules: Schedules<Subject>,
  schedule: { versionId: string; publishAt: Date },
  { by, entry }: Audited,
): Promise<Response> {
  const isNew = await db.transaction().execute(async (trx) => {
    const isAdded = await schedules.add(trx, schedule, by)
    if (isAdded) await writeRecord(trx, by, entry)
    return isAdded
  })
  if (!isNew) return answerCall({ kind: 'refused', why: texts.alreadyScheduled }, 409)
  return answerCall({ kind: 'scheduled' }, 200)
}

export async function callOff<Subject extends string | number>(
  request: Request,
  { schedules, subject }: { schedules: Schedules<Subject>; subject: Subject },
  { by, entry }: Audited,
): Promise<void> {
  const id = await postedText(request, 'schedule')
  if (!/^\d{1,18}$/.test(id)) return
  await db.transaction().execute(async (trx) => {
    if (await schedules.cancel(trx, { id, subject }, by)) await writeRecord(trx, by, entry)
  })
}

export function shownSchedules(
  schedules: readonly Schedule<string | number>[],
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
export function scheduledHours<Subject extends string | number>(
  schedules: readonly Schedule<Subject>[],
  now: Date,
): Map<Subject, PendingSchedule> {
  return new Map(
    schedules.map(({ subject, publishAt }) => [
      subject,
      { when: dateTimeText(publishAt), late: minutesLate(publishAt, now) },
    ]),
  )
}

/** Failed schedules by project or page; of several the last. */
export function failedHours<Subject extends string | number>(
  schedules: readonly Schedule<Subject>[],
): Map<Subject, FailedHour> {
  return new Map(
    schedules.map(({ subject, publishAt, outcome }) => [
      subject,
      { when: dateTimeText(publishAt), outcome: outcome ?? '' },
    ]),
  )
}
