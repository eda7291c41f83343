import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { workQueue } from '#app/lib/async/work-queue.server.ts'
import { sideProcess } from '#app/lib/async/worker-process.server.ts'
import type { DrawingJob } from '#app/media/drawings/drawing-job.ts'
import type { PhotographJob } from '#app/media/photos/photograph-job.ts'

import type { WorkshopJob } from './render-job.ts'

const MB = 1024 ** 2
const isDevelopment = config.NODE_ENV === 'development'
const file = isDevelopment ? 'server/worker/develop.ts' : 'build/server/workshop.js'

const common = {
  // No secret of the site is there. One arena of memory leaves the fewest holes between big pictures.
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  execArgv: ['--max-old-space-size=384'],
  // Of 48 megapixels, AVIF takes 0.9 GB (sharp 0.35.5): whatever takes much more was made to.
  maxBytes: 1500 * MB,
  isRetried: true,
}
const side = sideProcess(resolve(file), {
  ...common,
  jobMs: 60_000,
  // The next one reads the sources as they are then.
  idleMs: isDevelopment ? 4000 : 45_000,
  mostBytes: 500 * MB,
})
/** What someone uploads may have been made to take a machine down: no visitor's picture is lost with it. */
const upload = sideProcess(resolve(file), {
  ...common,
  jobMs: 60_000,
  idleMs: 10_000,
  mostBytes: 250 * MB,
  isRetried: false,
})
const uploads = workQueue<Buffer<ArrayBuffer>>({ atOnce: 1, mostWaiting: 8 })
/** A drawing takes seconds of script, in which nothing else is made: visitors' pictures do not wait for it. */
const drawing = sideProcess(resolve(file), {
  ...common,
  jobMs: 300_000,
  idleMs: 2000,
  // It ends after each large one.
  mostBytes: 250 * MB,
})

/** Makes a picture, a card or a brochure in a process of its own: what decodes and lays out takes much memory and gives little back. */
export function make(job: WorkshopJob): Promise<Buffer<ArrayBuffer>> {
  return side.ask(job)
}

/**
 * Reads a form with a photograph in a process for uploads alone, one at a time. 'busy' where too many
 * wait. Throws `JobEnded` for one that takes more than a minute or 1.5 GB, or that `signal` ends.
 */
export function readPhotograph(
  job: PhotographJob,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | 'busy'> {
  return uploads(job.path, () => upload.ask(job, signal), { signal })
}

/** Draws a picture in another process, of the lowest priority. Throws after five minutes. */
export function drawApart(job: DrawingJob): Promise<Buffer<ArrayBuffer>> {
  return drawing.ask(job)
}

/** Ends the workshop with whatever it has under way. */
export function closeWorkshop(): void {
  side.close()
  upload.close()
  drawing.close()
}
