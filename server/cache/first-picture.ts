import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { workQueue, type Asker } from '#app/lib/async/work-queue.server.ts'
import { pictureName, widthsOf, type PictureFormat } from '#app/media/renditions/picture-address.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'

type Bytes = Buffer<ArrayBuffer>

/** `name` is the file, `master` the path of its source, and `largest` the source's width in px. */
export type Wanted = {
  name: string
  id: string
  hash: string
  master: string
  largest: number
  width: number
  format: PictureFormat
}

/** Milliseconds to wait before the master itself is sent. */
const PATIENCE_MS = 180
/** Share of the master's width above which a size is not worth making. */
const NEARLY = 0.6

export function standsIn(master: { width: number }, width: number): boolean {
  return width >= master.width * NEARLY
}

/** Encodes a first request quickly from the next larger size; sends the AVIF master where that takes too long. */
export function firstPictures(folder: string) {
  const quick = workQueue<Bytes>({ atOnce: 2, mostWaiting: 64 })
  const masters = workQueue<Bytes>({ atOnce: 4, mostWaiting: 64 })

  let asked = 0
  const isAsked = () => asked > 0

  async function sourceOf(wanted: Wanted): Promise<string> {
    const larger = widthsOf({ width: wanted.largest }).filter((width) => width > wanted.width)
    for (const width of larger) {
      const file = join(folder, pictureName(wanted, width, 'avif'))
      if (await isThere(file)) return file
    }
    return wanted.master
  }

  async function encode(wanted: Wanted): Promise<Bytes> {
    const { width, format } = wanted
    return make({ kind: 'picture', master: await sourceOf(wanted), width, format, isQuick: true })
  }

  function encoded(wanted: Wanted, asker: Asker): Promise<Bytes | 'busy'> {
    asked += 1
    return quick(wanted.name, () => encode(wanted), asker).finally(() => (asked -= 1))
  }

  function whole({ master }: Wanted): Promise<Bytes | 'busy'> {
    return masters(master, () => readFile(master)).catch(() => 'busy')
  }

  async function answer(wanted: Wanted, signal: AbortSignal): Promise<Bytes | 'busy'> {
    if (wanted.format !== 'avif') return encoded(wanted, { signal })
    if (standsIn({ width: wanted.largest }, wanted.width)) return whole(wanted)
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const bytes = await encoded(wanted, { signal: patience })
    return bytes === 'busy' && !signal.aborted ? whole(wanted) : bytes
  }

  async function quiet(): Promise<void> {
    while (isAsked()) await sleep(PATIENCE_MS, undefined, { ref: false })
  }

  return { answer, quiet }
}

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
