import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findPicture, type Master, mastersOf, pictures } from '#app/pictures/manifest.server.ts'
import {
  pictureName,
  pictureWidths,
  readPictureName,
  type PictureFormat,
} from '#app/pictures/picture-address.ts'
import { media } from '#app/pictures/media.server.ts'
import { madeOnce } from '#app/lib/work/made-once.server.ts'
import { workQueue, type Asker } from '#app/lib/work/work-queue.ts'
import { make } from '#app/workshop.server.ts'

import { busy } from '#server/busy.ts'
import type { EdgeContext } from '#server/edge.ts'
import { tidyCache } from './tidy-cache.ts'

/** Masters are large: a crowd does not hold hundreds of them in memory. */
const masters = workQueue<Buffer<ArrayBuffer>>({ atOnce: 4, mostWaiting: 64 })

type Wanted = { name: string; master: string; width: number; format: PictureFormat }

/**
 * Answers /pictures/<id>-<hash>-<width>-<encoding>.<format>, made on the first request and kept in
 * `cache`; `prepare` makes what is still missing ahead of visitors, at half of one core's time.
 */
export function pictureStore(cache: string, version: () => string) {
  const folder = join(resolve(cache), 'pictures')
  const once = madeOnce({ atOnce: 2, mostWaiting: 64 })

  function picture({ name, ...wanted }: Wanted, asker: Asker) {
    return once(join(folder, name), () => make({ kind: 'picture', ...wanted }), asker)
  }

  async function answer(c: EdgeContext): Promise<Response> {
    const current = version()
    const asked = c.req.param('name') ?? ''
    const wanted = await parse(asked)
    if (!wanted) return c.notFound()
    // A page that has been open since an earlier release.
    if (wanted.name !== asked) return c.redirect(`/pictures/${wanted.name}`, 301)
    const { signal } = c.req.raw
    const bytes = await picture(wanted, { signal }).catch(async (error: unknown) => {
      // A photograph may be taken out while it is asked for.
      if (await isKept(wanted.master)) throw error
      return undefined
    })
    if (!bytes) return c.notFound()
    if (bytes === 'busy') return signal.aborted ? busy(c) : meanwhile(c, wanted)
    c.env.visit.ready = { body: bytes, version: current }
    return c.body(bytes, 200, {
      'Content-Type': `image/${wanted.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }

  async function prepare(signal: AbortSignal): Promise<void> {
    for (const wanted of everyPicture()) {
      if (signal.aborted) return
      if (await isKept(join(folder, wanted.name))) continue
      const started = performance.now()
      await picture(wanted, { signal, isPatient: true }).catch(() => {})
      // Half the time is left to visitors; the timer holds no process that wants to end.
      await sleep(performance.now() - started, undefined, { ref: false })
    }
  }

  /** Drops the sizes of pictures that the site no longer has. */
  function tidy(): Promise<void> {
    return tidyCache(folder, (name) => {
      const read = readPictureName(name)
      if (!read || pictureName(read, read.width, read.format) !== name) return false
      return mastersOf(read.id).some(({ hash }) => hash === read.hash)
    })
  }

  return { answer, prepare, tidy }
}

/** While too many wait: the master itself, which is an AVIF, where that is asked for. */
async function meanwhile(c: EdgeContext, { master, format }: Wanted): Promise<Response> {
  if (format !== 'avif') return busy(c)
  const bytes = await masters(master, () => readFile(master)).catch(() => undefined)
  if (!bytes || bytes === 'busy') return busy(c)
  return c.body(bytes, 200, { 'Content-Type': 'image/avif', 'Cache-Control': 'no-store' })
}

function isKept(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Most pictures that are made ahead; those of a larger catalogue wait for their first visitor. */
const MOST_AHEAD = 1000

/** Every picture as today's browsers ask for it, the common widths of all first. */
function* everyPicture(): Generator<Wanted> {
  for (const width of pictureWidths) {
    for (const id of [...pictures.keys()].slice(0, MOST_AHEAD)) {
      const shown = findPicture(id)
      if (!shown || width > shown.width) continue
      yield { name: pictureName(shown, width, 'avif'), master: shown.master, width, format: 'avif' }
    }
  }
}

async function parse(name: string): Promise<Wanted | undefined> {
  const read = readPictureName(name)
  const entry = read && (await findMaster(read.id, read.hash))
  if (!entry || read.width > entry.width) return undefined
  const { width, format } = read
  return { name: pictureName(entry, width, format), master: entry.master, width, format }
}

/** A page may name a photograph that another process noticed before this one. */
async function findMaster(id: string, hash: string): Promise<Master | undefined> {
  const find = () => mastersOf(id).find((one) => one.hash === hash)
  const found = find()
  if (found) return found
  // Unknown ids are nobody's pictures: no bucket is asked for them.
  if (pictures.has(id)) await media.catchUp()
  return find()
}
