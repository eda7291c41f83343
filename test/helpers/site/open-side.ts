import { sideProcess } from '#app/lib/async/worker-process.server.ts'
import type { SideOptions } from '#app/lib/async/worker.server.ts'

/** A side process that does the jobs of test/helpers/site/side-jobs.ts, patient unless told otherwise. */
export function openSide(limits: Partial<SideOptions> = {}) {
  return sideProcess('test/helpers/site/side-jobs.ts', {
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
