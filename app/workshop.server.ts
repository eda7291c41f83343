import { resolve } from 'node:path'

import { config } from './config.server.ts'
import { sideProcess } from './lib/work/side-process.server.ts'
import type { DrawingJob } from './pictures/drawn/drawing-job.ts'
import type { WorkshopJob } from './workshop-job.ts'

const MB = 1024 ** 2
const isDevelopment = config.NODE_ENV === 'development'
const file = isDevelopment ? 'server/workshop/develop.ts' : 'build/server/workshop.js'

const common = {
  // No secret of the site is there. One arena of memory leaves the fewest holes between big pictures.
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  execArgv: ['--max-old-space-size=384'],
}
const side = sideProcess(resolve(file), {
  ...common,
  jobMs: 60_000,
  // The next one reads the sources as they are then.
  idleMs: isDevelopment ? 4000 : 45_000,
  mostBytes: 500 * MB,
})
/** A drawing takes seconds of script, in which nothing else is made: visitors' pictures do not wait for it. */
const drawing = sideProcess(resolve(file), {
  ...common,
  jobMs: 300_000,
  idleMs: 2000,
  // It ends after each large one.
  mostBytes: 250 * MB,
})

/** Makes a picture, a card or a brochure, or reads a photograph, in a process of its own: what decodes and lays out takes much memory and gives little back. */
export function make(job: WorkshopJob): Promise<Buffer<ArrayBuffer>> {
  return side.ask(job)
}

/** Draws a picture in another process, of the lowest priority. Throws after five minutes. */
export function drawApart(job: DrawingJob): Promise<Buffer<ArrayBuffer>> {
  return drawing.ask(job)
}

/** Ends the workshop with whatever it has under way. */
export function closeWorkshop(): void {
  side.close()
  drawing.close()
}
