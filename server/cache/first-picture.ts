import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { workQueue, type Asker } from '#app/lib/async/work-queue.server.ts'
import { pictureName, widthsOf, type PictureFormat } from '#app/media/renditions/picture-address.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'

type Bytes = Buffer<ArrayBuffer>

/** A size of a picture: `name` is its file's, `master` the path of what it is made from, and `largest` that one's width in px. */
export type Wanted = {
  name: string
  id: string
  hash: string
  master: string
  largest: number
  width: number
  format: PictureFormat
}

/** What somebody waits for a picture at most, in milliseconds, while its master could be shown. */
const PATIENCE_MS = 180
/** A size that is nearly the master's is not worth making at once: of its width, the share. */
const NEARLY = 0.6

/** Whether a master stands in for a size of it until that is made. */
export function standsIn(master: { width: number }, width: number): boolean {
  return width >= master.width * NEARLY
}

/**
 * What the first who asks for a size of a picture gets while `folder` has none: it is encoded
 * quickly, from the next larger size that is there. Where that takes longer than one waits for a
 * picture, and where the size is nearly the master's, the master itself stands in, which is an AVIF.
 */
export function firstPictures(folder: string) {
  const quick = workQueue<Bytes>({ atOnce: 2, mostWaiting: 64 })
  /** Masters are large: a crowd does not hold hundreds of them in memory. */
  const masters = workQueue<Bytes>({ atOnce: 4, mostWaiting: 64 })

  let asked = 0
  const isAsked = () => asked > 0

  /** The next larger size that is there, which is read in a part of the time; else the master. */
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

  /** The picture's bytes in the format that is wanted; `busy` where too many ask, and to an asker that has left. */
  async function answer(wanted: Wanted, signal: AbortSignal): Promise<Bytes | 'busy'> {
    if (wanted.format !== 'avif') return encoded(wanted, { signal })
    if (standsIn({ width: wanted.largest }, wanted.width)) return whole(wanted)
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const bytes = await encoded(wanted, { signal: patience })
    return bytes === 'busy' && !signal.aborted ? whole(wanted) : bytes
  }

  /** Waits until nobody waits for a picture that is to be made at once. */
  async function quiet(): Promise<void> {
    while (isAsked()) await sleep(PATIENCE_MS, undefined, { ref: false })
  }

  return { answer, quiet }
}

/** Whether a file is there to be read. */
export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
