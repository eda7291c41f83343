import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that a process has had of the processors, its threads together (Linux): what it costs, whoever else is at work. */
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
