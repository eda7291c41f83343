import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { printerHash } from '#app/media/renditions/picture-sources.server.ts'

import { drawingAnswer, type DrawingJob } from './drawing-job.ts'
import { readDrawingState, writeDrawingState, type FailedSet } from './drawing-state.server.ts'
import { keepSet } from './drawn-folder.server.ts'
import type { DrawnPicture } from './drawn-set.ts'
import { nextToDraw, withFailure } from './retries.ts'
import type { TargetSet } from './wanted-sets.server.ts'

const POLL_MS = 500

type Drawing = {
  dataFolder: string
  missing: () => readonly TargetSet[]
  draw: Draw
  stored: (set: TargetSet, seconds: number) => Promise<void>
  failed: (set: TargetSet, error: unknown) => void
}

/** Draws missing pictures one at a time until the signal; failed ones are retried after all others. */
export async function drawMissing(drawing: Drawing, signal: AbortSignal): Promise<void> {
  const { dataFolder, missing, stored, failed } = drawing
  let failures: FailedSet[] = await readDrawingState(dataFolder).then(
    (state) => state.failed,
    () => [],
  )
  let done: string[] = []
  let reported = ''
  while (!signal.aborted) {
    const pending = new Set(missing().map(({ digest }) => digest))
    failures = failures.filter(({ digest }) => pending.has(digest))
    done = done.filter((digest) => pending.has(digest))
    await report()
    const set = nextToDraw(left(), failures, Date.now())
    if (set) await drawOne(set)
    else await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
  // A failure just before the signal waits for its retry in the next process, too.
  await report()

  function left(): TargetSet[] {
    return missing().filter(({ digest }) => !done.includes(digest))
  }

  async function drawOne(set: TargetSet): Promise<void> {
    const started = performance.now()
    try {
      await drawSet(dataFolder, set, { draw: drawing.draw, printer: await printerHash() })
      done.push(set.digest)
      failures = failures.filter(({ digest }) => digest !== set.digest)
      await report(true)
      await stored(set, (performance.now() - started) / 1000)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      failures = withFailure(failures, set, { at: Date.now(), reason })
      failed(set, error)
    }
  }

  async function report(isNew = false): Promise<void> {
    const state = { waiting: left().length, failed: failures }
    const json = JSON.stringify(state)
    if (json === reported && !isNew) return
    reported = json
    await writeDrawingState(dataFolder, state).catch(() => {})
  }
}

type Draw = (job: DrawingJob) => Promise<Buffer>

/** Draws a project's pictures in turn and shows none before the last; throws what a drawing threw. */
function drawSet(
  dataFolder: string,
  set: TargetSet,
  { draw, printer }: { draw: Draw; printer: string },
): Promise<void> {
  return keepSet(dataFolder, set, async (folder) => {
    const pictures: DrawnPicture[] = []
    for (const slot of set.slots) {
      const version = slot.id.slice(set.slug.length)
      const file = `${version.slice(1) || 'card'}.avif`
      const answer = await draw({ kind: 'drawing', slot, printer, file: join(folder, file) })
      const printed = drawingAnswer.parse(JSON.parse(answer.toString()))
      pictures.push({ version, file, focus: slot.focus, alt: slot.alt, ...printed })
    }
    return pictures
  })
}
