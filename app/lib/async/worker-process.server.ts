import pLimit from 'p-limit'

import { JobEnded, startWorker, type Bytes, type WorkerOptions } from './worker.server.ts'

type Worker = ReturnType<typeof startWorker>

/** Runs jobs in a child process (`file` calls `answerJobs`), with one retry each after a crash. Throws the job's error or `JobEnded`. */
export function workerProcess(file: string, options: WorkerOptions) {
  const workers = new Set<Worker>()
  const oneMore = pLimit(1)
  let current: Worker | undefined
  let isClosed = false

  function open(): Worker {
    if (isClosed) throw new Error(`${file} takes no more jobs.`)
    const worker = startWorker(file, options, {
      retired: () => {
        if (current === worker) current = undefined
      },
      ended: () => workers.delete(worker),
    })
    workers.add(worker)
    return worker
  }

  async function run(job: object, signal?: AbortSignal): Promise<Bytes> {
    current ??= open()
    const answer = await current.run(job, signal)
    if (answer !== 'lost') return answer
    return options.isRetried ? oneMore(() => runAlone(job, signal)) : died()
  }

  async function runAlone(job: object, signal: AbortSignal | undefined): Promise<Bytes> {
    const worker = open()
    const answer = await worker.run(job, signal).finally(worker.end)
    return answer === 'lost' ? died() : answer
  }

  function died(): never {
    if (isClosed) throw new Error(`${file} takes no more jobs.`)
    throw new JobEnded(`${file} died of its job.`)
  }

  function close(): void {
    isClosed = true
    for (const worker of workers) worker.end()
  }

  return { run: run, close }
}
