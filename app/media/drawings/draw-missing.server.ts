import { setTimeout as sleep } from 'node:timers/promises'

import { printerHash } from '#app/media/renditions/picture-sources.server.ts'

import { drawSet, type Draw } from './draw-set.server.ts'
import { readDrawingState, writeDrawingState, type FailedSet } from './drawing-state.server.ts'
import { nextToDraw, withFailure } from './retries.ts'
import type { WantedSet } from './wanted-sets.server.ts'

const ASK_EVERY_MS = 500

type Drawing = {
  dataFolder: string
  missing: () => readonly WantedSet[]
  draw: Draw
  kept: (set: WantedSet, seconds: number) => Promise<void>
  failed: (set: WantedSet, error: unknown) => void
}

/** Draws missing pictures one at a time until the signal; failed ones are retried after all others. */
export async function drawMissing(drawing: Drawing, signal: AbortSignal): Promise<void> {
  const { dataFolder, missing, kept, failed } = drawing
  let failures: FailedSet[] = await readDrawingState(dataFolder).then(
    (state) => state.failed,
    () => [],
  )
  let done: string[] = []
  let told = ''
  while (!signal.aborted) {
    const wanted = new Set(missing().map(({ digest }) => digest))
    failures = failures.filter(({ digest }) => wanted.has(digest))
    done = done.filter((digest) => wanted.has(digest))
    await tell()
    const set = nextToDraw(left(), failures, Date.now())
    if (set) await drawOne(set)
    else await sleep(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }

  function left(): WantedSet[] {
    return missing().filter(({ digest }) => !done.includes(digest))
  }

  async function drawOne(set: WantedSet): Promise<void> {
    const started = performance.now()
    try {
      await drawSet(dataFolder, set, { draw: drawing.draw, printer: await printerHash() })
      done.push(set.digest)
      failures = failures.filter(({ digest }) => digest !== set.digest)
      await tell(true)
      await kept(set, (performance.now() - started) / 1000)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      failures = withFailure(failures, set, { at: Date.now(), reason })
      failed(set, error)
    }
  }

  async function tell(isNew = false): Promise<void> {
    const state = { waiting: left().length, failed: failures }
    const words = JSON.stringify(state)
    if (words === told && !isNew) return
    told = words
    await writeDrawingState(dataFolder, state).catch(() => {})
  }
}
