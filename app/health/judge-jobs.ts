import { jobTexts as texts } from '#app/strings/en/health-jobs.ts'

import { bad, good, look, type Finding } from './health-check.ts'
import { jobName } from './job-line.ts'
import type { JobState } from './jobs.server.ts'

/** Attempts in a row. */
const MANY_FAILURES = 3
/** Milliseconds; a process that was killed is noticed after 20 seconds. */
const OVERDUE_MS = 5 * 60_000

type Judged = Pick<JobState, 'name' | 'failures' | 'isRunning' | 'nextRun'>

export function judgeJobs(jobs: readonly Judged[], now: Date): Finding {
  const failing = jobs.filter(({ failures }) => failures >= MANY_FAILURES)
  if (failing.length > 0) return bad(texts.failing(namesOf(failing)), texts.todo)
  const overdue = jobs.filter(
    ({ isRunning, nextRun }) => !isRunning && now.getTime() - nextRun.getTime() > OVERDUE_MS,
  )
  if (overdue.length > 0) return bad(texts.overdue(namesOf(overdue)), texts.todo)
  return jobs.length > 0 ? good(texts.good(jobs.length)) : look(texts.none, texts.todo)
}

function namesOf(jobs: readonly Judged[]): string {
  return jobs.map(({ name }) => jobName(name)).join(', ')
}
