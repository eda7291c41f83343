import { setTimeout as sleep } from 'node:timers/promises'

import { config } from '#app/config/config.server.ts'
import { drawMissing } from '#app/media/drawings/draw-missing.server.ts'
import { writeDrawingState } from '#app/media/drawings/drawing-state.server.ts'
import { drawn } from '#app/media/drawings/drawn.server.ts'
import { findUndrawn } from '#app/media/drawings/undrawn.server.ts'
import { wantedSets } from '#app/media/drawings/wanted-sets.server.ts'
import {
  catalogueVersion,
  listingsToDraw,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { drawApart } from '#app/projects/render-worker/render-worker.server.ts'
import { log } from '#server/observability/log.ts'

const EVERY_MS = 1000
/** Each showing has every page rendered anew: where so many listings wait to be drawn, they are shown some at a time. */
const MANY = 20
const MANY_EVERY_MS = 300_000

let taken: number | undefined
let takenAt = Number.NEGATIVE_INFINITY
let taking: Promise<void> | undefined

/** Shows the pictures that were drawn of what is published, until the signal; the first reading is waited for. */
export async function keepDrawings(signal: AbortSignal): Promise<void> {
  await catchUp()
  void follow(signal)
}

async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (!signal.aborted) await catchUp()
  }
}

/** One reading at a time, which a drawing and the clock share. */
function catchUp(): Promise<void> {
  taking ??= take().finally(() => (taking = undefined))
  return taking
}

async function take(): Promise<void> {
  const version = catalogueVersion()
  if (version === taken && (!drawn.isBehind() || isTooSoon())) return
  try {
    await drawn.take(await wantedSets(listingsToDraw()))
    taken = version
    takenAt = performance.now()
  } catch (error) {
    log.error({ err: error }, 'The check for missing drawings failed')
  }
}

function isTooSoon(): boolean {
  return drawn.missing().length > MANY && performance.now() - takenAt < MANY_EVERY_MS
}

/** Draws the pictures of listings that have none yet, until the signal. */
export function drawPictures(signal: AbortSignal): Promise<void> {
  return drawMissing(
    {
      dataFolder: config.DATA_DIR,
      missing: drawn.missing,
      draw: drawApart,
      kept: async ({ listing, slots }, seconds) => {
        log.info({ listing, pictures: slots.length, seconds }, 'A project was drawn')
        await catchUp()
      },
      failed: ({ listing }, error) =>
        log.error({ err: error, listing }, 'A project could not be drawn; the site tries again'),
    },
    signal,
  )
}

/** Says which listings lack pictures where this process draws none, for who looks after the site; until the signal. */
export async function tellUndrawn(signal: AbortSignal): Promise<void> {
  let told = ''
  while (!signal.aborted) {
    const undrawn = findUndrawn()
    const words = JSON.stringify(undrawn)
    if (words !== told)
      await writeDrawingState(config.DATA_DIR, { waiting: 0, failed: [], undrawn }).then(
        () => (told = words),
        () => {},
      )
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
