import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time over all threads (Linux), which other load does not change. */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + threadMs(pid, thread), 0)
}

/** A thread may end at any time. */
function threadMs(pid: number, thread: string): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}
