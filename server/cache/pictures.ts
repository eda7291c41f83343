import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { singleFlight, sharedReader } from '#app/lib/async/single-flight.server.ts'
import { drawn } from '#app/media/drawings/drawn-store.server.ts'
import {
  pictureName,
  pictureWidths,
  readPictureName,
  type PictureFormat,
  widthsOf,
} from '#app/media/renditions/picture-address.ts'
import { isLogo } from '#app/media/slots/logos.ts'
import { isPortrait } from '#app/media/slots/portraits.ts'
import {
  everySlot,
  findPicture,
  isSlot,
  type Master,
  mastersOf,
  stillPicture,
} from '#app/media/slots/manifest.server.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { isSiteSlot } from '#app/media/slots/site-slots.ts'
import { media } from '#app/media/storage/media.server.ts'
import { isTimeOfDayVersion } from '#app/media/time-of-day/times-of-day.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'
import { busy } from '#server/http/busy.ts'
import type { EdgeContext } from '#server/http/edge.ts'

import { firstPictures, isThere, standsIn, type PictureRequest } from './first-picture.ts'
import { tidyCache } from './tidy-cache.ts'

const MAX_QUEUED = 24

/** Serves /pictures/<id>-<hash>-<width>-<encoding>.<format>: quickly at first, then encoded small; `prepare` uses half a core. */
export function pictureStore(cache: string, version: () => string) {
  const folder = join(resolve(cache), 'pictures')
  const readCached = sharedReader()
  const once = singleFlight({ concurrency: 1, maxQueued: 0 })
  const first = firstPictures(folder)
  let queued = 0

  async function makeSmall(request: PictureRequest, signal?: AbortSignal): Promise<void> {
    const { name, master, width, format } = request
    const smallest = async () => {
      await first.quiet()
      return make({ kind: 'picture', master, width, format })
    }
    await once(join(folder, name), smallest, { signal, isBackground: true }).catch(() => {})
  }

  function makeLater(request: PictureRequest): void {
    if (queued >= MAX_QUEUED) return
    queued += 1
    void makeSmall(request).finally(() => (queued -= 1))
  }

  async function answer(c: EdgeContext): Promise<Response> {
    const current = version()
    const fileName = c.req.param('name') ?? ''
    const request = await parse(fileName)
    if (!request) return untilDrawn(c, fileName) ?? c.notFound()
    // A page open since an earlier release.
    if (request.name !== fileName) return c.redirect(`/pictures/${request.name}`, 301)
    const found = await readCached(join(folder, request.name))
    if (!found) return answerFirst(c, request)
    c.env.visit.ready = { body: found, version: current }
    return c.body(found, 200, {
      'Content-Type': `image/${request.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(found.byteLength),
    })
  }

  async function answerFirst(c: EdgeContext, request: PictureRequest): Promise<Response> {
    const { signal } = c.req.raw
    const bytes = await first.answer(request, signal).catch(async (error: unknown) => {
      // A photo may be removed during the request.
      if (await isThere(request.master)) throw error
      return undefined
    })
    if (!bytes) return c.notFound()
    if (!signal.aborted) makeLater(request)
    if (bytes === 'busy') return busy(c)
    return c.body(bytes, 200, {
      'Content-Type': `image/${request.format}`,
      'Cache-Control': 'no-store',
    })
  }

  async function prepare(firstIds: readonly string[], signal: AbortSignal): Promise<void> {
    for (const request of everyPicture(firstIds)) {
      if (signal.aborted) return
      if (await isThere(join(folder, request.name))) continue
      const started = performance.now()
      await makeSmall(request, signal)
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
const MAX_PREPARED = 1000

/** All pictures of pages, `firstIds` first, without sizes that a master replaces and without other times of day. */
export function* everyPicture(firstIds: readonly string[] = []): Generator<PictureRequest> {
  const ids = new Set([...firstIds, ...everySlot().filter((id) => !isTimeOfDayVersion(id))])
  for (const id of [...ids].slice(0, MAX_PREPARED)) {
    const shown = findPicture(id)
    if (!shown) continue
    const ahead = pictureWidths.filter((width) => !standsIn(shown, width))
    for (const width of ahead) yield requestOf(shown, width, 'avif')
  }
}

function requestOf(master: Master, width: number, format: PictureFormat): PictureRequest {
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

async function parse(name: string): Promise<PictureRequest | undefined> {
  const read = readPictureName(name)
  const entry = read && (await findMaster(read.id, read.hash))
  if (!entry || read.width > entry.width) return undefined
  return requestOf(entry, read.width, read.format)
}

/** A page may show a photo that another process has stored. */
async function findMaster(id: string, hash: string): Promise<Master | undefined> {
  const find = () => mastersOf(id).find((one) => one.hash === hash)
  const found = find()
  if (found) return found
  const isAdded = [isLogo, isSiteSlot, isPlanSlot, isPortrait].some((is) => is(id))
  if (isAdded || isSlot(id)) await media.catchUp()
  return find()
}

/** Redirects to the current picture where another process has drawn a newer one; undefined otherwise. */
function untilDrawn(c: EdgeContext, fileName: string): Response | undefined {
  const read = readPictureName(fileName)
  if (!read || !drawn.isAwaited(read.id)) return undefined
  const shown = findPicture(read.id) ?? stillPicture()
  const widths = widthsOf(shown)
  const nearest = widths.findLast((width) => width <= read.width) ?? widths[0] ?? read.width
  c.header('Cache-Control', 'no-store')
  return c.redirect(`/pictures/${pictureName(shown, nearest, read.format)}`, 302)
}
