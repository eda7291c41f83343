import { setTimeout as sleep } from 'node:timers/promises'

import { printerHash } from '#app/media/renditions/picture-sources.server.ts'

import { drawSet, type Draw } from './draw-set.server.ts'
import { readDrawingState, writeDrawingState, type FailedSet } from './drawing-state.server.ts'
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
