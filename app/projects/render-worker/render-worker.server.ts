import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { workQueue } from '#app/lib/async/work-queue.server.ts'
import { workerProcess } from '#app/lib/async/worker-process.server.ts'
import type { DrawingJob } from '#app/media/drawings/drawing-job.ts'
import type { PhotoJob } from '#app/media/photos/photo-job.ts'

import type { RenderJob } from './render-job.ts'

const MB = 1024 ** 2
const isDevelopment = config.NODE_ENV === 'development'
const file = isDevelopment ? 'server/worker/develop.ts' : 'build/server/worker.js'

const common = {
  // The process gets no secret; a single malloc arena reduces fragmentation.
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  execArgv: ['--max-old-space-size=384'],
  // AVIF of 48 megapixels takes 0.9 GB (sharp 0.35.5); much more means a malicious file.
  maxBytes: 1500 * MB,
  isRetried: true,
}
const worker = workerProcess(resolve(file), {
  ...common,
  jobMs: 60_000,
  // In development the next process loads changed sources.
  idleMs: isDevelopment ? 4000 : 45_000,
  retireBytes: 500 * MB,
})
/** A malicious upload may kill its process, which makes no visitor's picture. */
const upload = workerProcess(resolve(file), {
  ...common,
  jobMs: 60_000,
  idleMs: 10_000,
  retireBytes: 250 * MB,
  isRetried: false,
})
const uploads = workQueue<Buffer<ArrayBuffer>>({ concurrency: 1, maxQueued: 8 })
/** A drawing blocks its process for seconds, so visitors' pictures have another. */
const drawing = workerProcess(resolve(file), {
  ...common,
  jobMs: 300_000,
  idleMs: 2000,
  // The process exits after each large drawing.
  retireBytes: 250 * MB,
})

/** Renders a picture, card or brochure in a process, because decoding and layout keep much memory. */
export function make(job: RenderJob): Promise<Buffer<ArrayBuffer>> {
  return worker.run(job)
}

/** One upload at a time; 'busy' if too many wait. Throws `JobEnded` after a minute, 1.5 GB or on `signal`. */
export function readPhoto(
  job: PhotoJob,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | 'busy'> {
  return uploads(job.path, () => upload.run(job, signal), { signal })
}

/** Draws in a process of the lowest priority; throws after five minutes. */
export function drawInBackground(job: DrawingJob): Promise<Buffer<ArrayBuffer>> {
  return drawing.run(job)
}

/** Kills the process with its current work. */
export function closeRenderWorkers(): void {
  worker.close()
  upload.close()
  drawing.close()
}
