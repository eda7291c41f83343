import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findPicture, type Master, mastersOf, pictures } from '#app/pictures/manifest.server.ts'
import { media } from '#app/pictures/media.server.ts'
import { madeOnce } from '#app/lib/made-once.server.ts'
import { workQueue, type Asker } from '#app/lib/work-queue.ts'
import { make } from '#app/workshop.server.ts'

import { busy } from './busy.ts'
import type { EdgeContext } from './edge.ts'
import { tidyCache } from './tidy-cache.ts'

/** In the order in which visitors ask for them most. */
const WIDTHS = new Set([640, 400, 960, 1600, 1280, 2560])
const NAME = /^(?<id>[a-z\d-]+)-(?<hash>[\da-f]{8})-(?<width>\d{3,4})\.(?<format>avif|webp)$/

/** Masters are large: a crowd does not hold hundreds of them in memory. */
const masters = workQueue<Buffer<ArrayBuffer>>({ atOnce: 4, mostWaiting: 64 })

type Wanted = { name: string; master: string; width: number; format: 'avif' | 'webp' }

/**
 * Answers /pictures/<id>-<hash>-<width>.<format>, made on the first request and kept in
 * `cache`; `prepare` makes what is still missing ahead of visitors, at half of one core's time.
 */
export function pictureStore(cache: string) {
  const folder = join(resolve(cache), 'pictures')
  const once = madeOnce({ atOnce: 2, mostWaiting: 64 })

  function picture({ name, ...wanted }: Wanted, asker: Asker) {
    return once(join(folder, name), () => make({ kind: 'picture', ...wanted }), asker)
  }

  async function answer(c: EdgeContext): Promise<Response> {
    const wanted = await parse(c.req.param('name') ?? '')
    if (!wanted) return c.notFound()
    const { signal } = c.req.raw
    const bytes = await picture(wanted, { signal }).catch(async (error: unknown) => {
      // A photograph may be taken out while it is asked for.
      if (await isKept(wanted.master)) throw error
      return undefined
    })
    if (!bytes) return c.notFound()
    if (bytes === 'busy') return signal.aborted ? busy(c) : meanwhile(c, wanted)
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
      const { id = '', hash } = NAME.exec(name)?.groups ?? {}
      return mastersOf(id).some((one) => one.hash === hash)
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

/** Every picture as today's browsers ask for it, the common widths of all first. */
function* everyPicture(): Generator<Wanted> {
  for (const width of WIDTHS) {
    for (const id of pictures.keys()) {
      const shown = findPicture(id)
      if (!shown || width > shown.width) continue
      const name = `${id}-${shown.hash}-${width}.avif`
      yield { name, master: shown.master, width, format: 'avif' }
    }
  }
}

async function parse(name: string): Promise<Wanted | undefined> {
  const { id = '', hash, width, format } = NAME.exec(name)?.groups ?? {}
  const entry = hash === undefined ? undefined : await findMaster(id, hash)
  if (!entry) return undefined
  const { master } = entry
  const size = Number(width)
  if (!WIDTHS.has(size) || size > entry.width) return undefined
  return { name, master, width: size, format: format === 'avif' ? 'avif' : 'webp' }
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
