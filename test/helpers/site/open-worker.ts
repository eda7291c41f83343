import { workerProcess } from '#app/lib/async/worker-process.server.ts'
import type { WorkerOptions } from '#app/lib/async/worker.server.ts'

/** A worker process that does the jobs of test/helpers/site/worker-jobs.ts, with long limits by default. */
export function openWorker(limits: Partial<WorkerOptions> = {}) {
  return workerProcess('test/helpers/site/worker-jobs.ts', {
    env: {},
    execArgv: [],
    jobMs: 20_000,
    idleMs: 20_000,
    retireBytes: 1e9,
    maxBytes: 2e9,
    isRetried: true,
    ...limits,
  })
}
