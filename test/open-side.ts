import { sideProcess } from '#app/lib/work/side-process.server.ts'

/** A side process that does the jobs of test/side-jobs.ts, patient unless told otherwise. */
export function openSide(limits: { jobMs?: number; idleMs?: number; mostBytes?: number } = {}) {
  return sideProcess('test/side-jobs.ts', {
    env: {},
    execArgv: [],
    jobMs: 20_000,
    idleMs: 20_000,
    mostBytes: 1e9,
    ...limits,
  })
}
