import { formatTime } from '#app/audit/format-time.ts'
import { jobTexts as texts } from '#app/strings/en/health-jobs.ts'

import type { JobState } from './jobs.server.ts'
import { plainReason } from './plain-reason.ts'

export type JobLine = {
  name: string
  title: string
  last: string
  next: string
  problem: string
  isFailing: boolean
}

/** A job of another version has no text here. */
export function jobName(name: string): string {
  return Object.entries(texts.names).find(([known]) => known === name)?.[1] ?? name
}

export function jobLine(job: JobState, now: Date): JobLine {
  const { name, isRunning, failures, lastRun, seconds, problem, nextRun } = job
  const last = lastRun ? formatTime(lastRun, now) : texts.never
  const next = formatTime(nextRun, now)
  return {
    name,
    title: jobName(name),
    last: seconds === undefined ? last : texts.took(last, seconds.toFixed(1)),
    next: isRunning ? texts.running : failures > 0 ? texts.retry(next) : next,
    problem: problem
      ? texts.problem(formatTime(problem.at, now), plainReason(problem.message))
      : texts.noProblem,
    isFailing: failures > 0,
  }
}
