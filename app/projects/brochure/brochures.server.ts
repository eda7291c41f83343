import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { singleFlight } from '#app/lib/async/single-flight.server.ts'
import { findPicture } from '#app/media/slots/manifest.server.ts'

import type { BrochureJob } from './brochure-job.ts'
import { brochureVersion, printedSlots } from './brochure-version.server.ts'
import type { Brochure } from './brochure.server.ts'

/** Other versions may be of another address of the site. */
const MAX_CACHED = 3

const once = singleFlight({ concurrency: 1, maxQueued: 8 })

type BrochureOptions = {
  folder: string
  draw: (job: BrochureJob) => Promise<Buffer<ArrayBuffer>>
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

/** The PDF from `folder` or drawn now; concurrent requests share one drawing, and `busy` means too many wait. */
export function brochurePdf(
  brochure: Brochure,
  { folder, draw, signal }: BrochureOptions,
): Promise<Buffer<ArrayBuffer> | 'busy'> {
  const { slug } = brochure.project
  const file = join(resolve(folder), `${slug}-${brochureVersion(brochure)}.pdf`)
  return once(file, () => draw(jobOf(brochure)), {
    signal,
    onSaved: () => tidy(resolve(folder), slug),
  })
}

function jobOf(brochure: Brochure): BrochureJob {
  const pictures = printedSlots(brochure).flatMap((slot) => {
    const picture = findPicture(slot)
    return picture ? [{ ...picture, slot }] : []
  })
  return { kind: 'brochure', brochure, pictures }
}

async function tidy(folder: string, slug: string): Promise<void> {
  const own = new RegExp(`^${slug}-[\\da-f]{24}\\.pdf$`)
  const names = (await readdir(folder)).filter((name) => own.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, at: (await stat(path)).mtimeMs }
    }),
  )
  const old = files.toSorted((a, b) => b.at - a.at).slice(MAX_CACHED)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}
