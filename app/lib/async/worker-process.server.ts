import pLimit from 'p-limit'

import { JobEnded, startSide, type Bytes, type SideOptions } from './worker.server.ts'

type Side = ReturnType<typeof startSide>

/** Runs jobs in a child process (`file` calls `answerJobs`), with one retry each after a crash. Throws the job's error or `JobEnded`. */
export function sideProcess(file: string, options: SideOptions) {
  const sides = new Set<Side>()
  const oneMore = pLimit(1)
  let current: Side | undefined
  let isClosed = false

  function open(): Side {
    if (isClosed) throw new Error(`${file} takes no more jobs.`)
    const side = startSide(file, options, {
      retired: () => {
        if (current === side) current = undefined
      },
      ended: () => sides.delete(side),
    })
    sides.add(side)
    return side
  }

  async function run(job: object, signal?: AbortSignal): Promise<Bytes> {
    current ??= open()
    const answer = await current.run(job, signal)
    if (answer !== 'lost') return answer
    return options.isRetried ? oneMore(() => runAlone(job, signal)) : died()
  }

  async function runAlone(job: object, signal: AbortSignal | undefined): Promise<Bytes> {
    const side = open()
    const answer = await side.run(job, signal).finally(side.end)
    return answer === 'lost' ? died() : answer
  }

  function died(): never {
    if (isClosed) throw new Error(`${file} takes no more jobs.`)
    throw new JobEnded(`${file} died of its job.`)
  }

  function close(): void {
    isClosed = true
    for (const side of sides) side.end()
  }

  return { run: run, close }
}
