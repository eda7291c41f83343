/** Work that a commit leaves for a job. */
type Work = 'assignment' | 'delivery'

const jobs = new Map<Work, () => void>()

/** Has the job look soon, and not only at its next turn. Costs nothing; where the job runs in another process, that one looks at its turn. */
export function wakeJob(work: Work): void {
  jobs.get(work)?.()
}

/** The job's look, in the process that has the job. */
export function onWake(work: Work, look: () => void): void {
  jobs.set(work, look)
}
