import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { madeOnce, sharedReader } from '#app/lib/async/single-flight.server.ts'
import {
  pictureName,
  pictureWidths,
  readPictureName,
  type PictureFormat,
} from '#app/media/renditions/picture-address.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import {
  everySlot,
  findPicture,
  isSlot,
  type Master,
  mastersOf,
} from '#app/media/slots/manifest.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { isLightVersion } from '#app/media/time-of-day/times-of-day.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'
import { busy } from '#server/http/busy.ts'
import type { EdgeContext } from '#server/http/edge.ts'

import { firstPictures, isThere, standsIn, type Wanted } from './first-picture.ts'
import { tidyCache } from './tidy-cache.ts'
import { untilDrawn } from './wait-for-drawing.ts'

const MOST_WAITING = 24

/** Serves /pictures/<id>-<hash>-<width>-<encoding>.<format>: quickly at first, then encoded small; `prepare` uses half a core. */
export function pictureStore(cache: string, version: () => string) {
  const folder = join(resolve(cache), 'pictures')
  const kept = sharedReader()
  const once = madeOnce({ atOnce: 1, mostWaiting: 0 })
  const first = firstPictures(folder)
  let waiting = 0

  async function makeSmall(wanted: Wanted, signal?: AbortSignal): Promise<void> {
    const { name, master, width, format } = wanted
    const smallest = async () => {
      await first.quiet()
      return make({ kind: 'picture', master, width, format })
    }
    await once(join(folder, name), smallest, { signal, isPatient: true }).catch(() => {})
  }

  function makeLater(wanted: Wanted): void {
    if (waiting >= MOST_WAITING) return
    waiting += 1
    void makeSmall(wanted).finally(() => (waiting -= 1))
  }

  async function answer(c: EdgeContext): Promise<Response> {
    const current = version()
    const asked = c.req.param('name') ?? ''
    const wanted = await parse(asked)
    if (!wanted) return untilDrawn(c, asked) ?? c.notFound()
    // A page open since an earlier release.
    if (wanted.name !== asked) return c.redirect(`/pictures/${wanted.name}`, 301)
    const found = await kept(join(folder, wanted.name))
    if (!found) return answerFirst(c, wanted)
    c.env.visit.ready = { body: found, version: current }
    return c.body(found, 200, {
      'Content-Type': `image/${wanted.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(found.byteLength),
    })
  }

  async function answerFirst(c: EdgeContext, wanted: Wanted): Promise<Response> {
    const { signal } = c.req.raw
    const bytes = await first.answer(wanted, signal).catch(async (error: unknown) => {
      // A photo may be removed during the request.
      if (await isThere(wanted.master)) throw error
      return undefined
    })
    if (!bytes) return c.notFound()
    if (!signal.aborted) makeLater(wanted)
    if (bytes === 'busy') return busy(c)
    return c.body(bytes, 200, {
      'Content-Type': `image/${wanted.format}`,
      'Cache-Control': 'no-store',
    })
  }

  async function prepare(firstIds: readonly string[], signal: AbortSignal): Promise<void> {
    for (const wanted of everyPicture(firstIds)) {
      if (signal.aborted) return
      if (await isThere(join(folder, wanted.name))) continue
      const started = performance.now()
      await makeSmall(wanted, signal)
      // Leaves half the time to visitors; the timer does not keep the process alive.
      await sleep(performance.now() - started, undefined, { ref: false })
    }
  }

  function tidy(): Promise<void> {
    return tidyCache(folder, (name) => {
      const read = readPictureName(name)
      if (!read || pictureName(read, read.width, read.format) !== name) return false
      return mastersOf(read.id).some(({ hash }) => hash === read.hash)
    })
  }

  return { answer, prepare, tidy }
}

/** Of a larger catalogue the rest waits for its first visitor. */
const MOST_AHEAD = 1000

/** All pictures of pages, `firstIds` first, without sizes that a master replaces and without other times of day. */
export function* everyPicture(firstIds: readonly string[] = []): Generator<Wanted> {
  const ids = new Set([...firstIds, ...everySlot().filter((id) => !isLightVersion(id))])
  for (const id of [...ids].slice(0, MOST_AHEAD)) {
    const shown = findPicture(id)
    if (!shown) continue
    const ahead = pictureWidths.filter((width) => !standsIn(shown, width))
    for (const width of ahead) yield wantedOf(shown, width, 'avif')
  }
}

function wantedOf(master: Master, width: number, format: PictureFormat): Wanted {
  const { id, hash, master: path, width: largest } = master
  return {
    name: pictureName(master, width, format),
    id,
    hash,
    master: path,
    largest,
    width,
    format,
  }
}

async function parse(name: string): Promise<Wanted | undefined> {
  const read = readPictureName(name)
  const entry = read && (await findMaster(read.id, read.hash))
  if (!entry || read.width > entry.width) return undefined
  return wantedOf(entry, read.width, read.format)
}

/** A page may show a photo that another process has stored. */
async function findMaster(id: string, hash: string): Promise<Master | undefined> {
  const find = () => mastersOf(id).find((one) => one.hash === hash)
  const found = find()
  if (found) return found
  if (isSlot(id) || isLogo(id)) await media.catchUp()
  return find()
}
