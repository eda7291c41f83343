type Work = 'assignment' | 'delivery'

const jobs = new Map<Work, () => void>()

/** Runs the job soon; no effect where another process has it. */
export function triggerJob(work: Work): void {
  jobs.get(work)?.()
}

export function onTrigger(work: Work, look: () => void): void {
  jobs.set(work, look)
}
