import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { workQueue, type Caller } from '#app/lib/async/work-queue.server.ts'
import { pictureName, widthsOf, type PictureFormat } from '#app/media/renditions/picture-address.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'

type Bytes = Buffer<ArrayBuffer>

/** `name` is the file, `master` the path of its source, and `largest` the source's width in px. */
export type PictureRequest = {
  name: string
  id: string
  hash: string
  master: string
  largest: number
  width: number
  format: PictureFormat
}

/** Milliseconds to wait before the master itself is sent. */
const TIMEOUT_MS = 180
/** Share of the master's width above which a size is not worth making. */
const NEARLY = 0.6

export function standsIn(master: { width: number }, width: number): boolean {
  return width >= master.width * NEARLY
}

/** Encodes a first request quickly from the next larger size; sends the AVIF master where that takes too long. */
export function firstPictures(folder: string) {
  const quick = workQueue<Bytes>({ concurrency: 2, maxQueued: 64 })
  const masters = workQueue<Bytes>({ concurrency: 4, maxQueued: 64 })

  let activeCount = 0
  const isActive = () => activeCount > 0

  async function sourceOf(request: PictureRequest): Promise<string> {
    const larger = widthsOf({ width: request.largest }).filter((width) => width > request.width)
    for (const width of larger) {
      const file = join(folder, pictureName(request, width, 'avif'))
      if (await isThere(file)) return file
    }
    return request.master
  }

  async function encode(request: PictureRequest): Promise<Bytes> {
    const { width, format } = request
    return make({ kind: 'picture', master: await sourceOf(request), width, format, isQuick: true })
  }

  function encoded(request: PictureRequest, caller: Caller): Promise<Bytes | 'busy'> {
    activeCount += 1
    return quick(request.name, () => encode(request), caller).finally(() => (activeCount -= 1))
  }

  function whole({ master }: PictureRequest): Promise<Bytes | 'busy'> {
    return masters(master, () => readFile(master)).catch(() => 'busy')
  }

  async function answer(request: PictureRequest, signal: AbortSignal): Promise<Bytes | 'busy'> {
    if (request.format !== 'avif') return encoded(request, { signal })
    if (standsIn({ width: request.largest }, request.width)) return whole(request)
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const bytes = await encoded(request, { signal: timeout })
    return bytes === 'busy' && !signal.aborted ? whole(request) : bytes
  }

  async function quiet(): Promise<void> {
    while (isActive()) await sleep(TIMEOUT_MS, undefined, { ref: false })
  }

  return { answer, quiet }
}

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
