import { config } from '#app/config/config.server.ts'
import { drawMissing } from '#app/media/drawings/draw-missing.server.ts'
import { writeDrawingState } from '#app/media/drawings/drawing-state.server.ts'
import { drawn } from '#app/media/drawings/drawn-store.server.ts'
import { findUndrawn } from '#app/media/drawings/undrawn.server.ts'
import { targetSets } from '#app/media/drawings/wanted-sets.server.ts'
import {
  catalogueVersion,
  projectsToDraw,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { drawInBackground } from '#app/projects/render-worker/render-worker.server.ts'
import { log } from '#server/observability/log.ts'

import { loopInProcess } from './process-loop.ts'

const EVERY_MS = 1000
/** Each update renders all pages again, so many drawings appear in batches. */
const MANY = 20
const MANY_EVERY_MS = 300_000

let taken: number | undefined
let takenAt = Number.NEGATIVE_INFINITY
let taking: Promise<void> | undefined

export async function keepDrawings(signal: AbortSignal): Promise<void> {
  await catchUp()
  void loopInProcess(EVERY_MS, catchUp, signal)
}

function catchUp(): Promise<void> {
  taking ??= take().finally(() => (taking = undefined))
  return taking
}

async function take(): Promise<void> {
  const version = catalogueVersion()
  if (version === taken && (!drawn.isBehind() || isTooSoon())) return
  try {
    await drawn.take(await targetSets(projectsToDraw()))
    taken = version
    takenAt = performance.now()
  } catch (error) {
    log.error({ err: error }, 'The check for missing drawings failed')
  }
}

function isTooSoon(): boolean {
  return drawn.missing().length > MANY && performance.now() - takenAt < MANY_EVERY_MS
}

export function drawPictures(signal: AbortSignal): Promise<void> {
  return drawMissing(
    {
      dataFolder: config.DATA_DIR,
      missing: drawn.missing,
      draw: drawInBackground,
      stored: async ({ projectId, slots }, seconds) => {
        log.info({ project: projectId, pictures: slots.length, seconds }, 'A project was drawn')
        await catchUp()
      },
      failed: ({ projectId }, error) =>
        log.error(
          { err: error, project: projectId },
          'A project could not be drawn; the site tries again',
        ),
    },
    signal,
  )
}

export async function reportUndrawn(signal: AbortSignal): Promise<void> {
  let reported = ''
  async function report(): Promise<void> {
    const undrawn = findUndrawn()
    const text = JSON.stringify(undrawn)
    if (text === reported) return
    await writeDrawingState(config.DATA_DIR, { waiting: 0, failed: [], undrawn }).then(
      () => (reported = text),
      () => {},
    )
  }
  await report()
  await loopInProcess(EVERY_MS, report, signal)
}
