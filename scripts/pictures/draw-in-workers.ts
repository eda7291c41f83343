import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type { PictureAnswer, PictureOrder } from './picture-worker.ts'

const MAX_WORKERS = 2

/** Draws on two cores; throws at the end, with a sentence for each picture that failed. */
export async function drawInWorkers(
  orders: readonly PictureOrder[],
  onAnswer: (answer: Exclude<PictureAnswer, { refused: string }>) => Promise<void>,
): Promise<void> {
  const pending = [...orders]
  const refused: string[] = []
  const count = Math.min(MAX_WORKERS, availableParallelism(), orders.length)
  let writes = Promise.resolve()
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(new URL('picture-worker.ts', import.meta.url))
      try {
        for (let order = pending.shift(); order; order = pending.shift()) {
          const answer = await sendOrder(worker, order)
          if ('refused' in answer) refused.push(`${answer.id}: ${answer.refused}`)
          else await (writes = writes.then(() => onAnswer(answer)))
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

function sendOrder(worker: Worker, order: PictureOrder): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      worker.removeAllListeners('message').removeAllListeners('error')
      done()
    }
    worker.once('message', (answer: PictureAnswer) => settle(() => resolve(answer)))
    worker.once('error', (error) => settle(() => reject(error)))
    worker.postMessage(order)
  })
}
