import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'

import { madeOnce } from '#app/lib/made-once.server.ts'
import { findPicture } from '#app/pictures/manifest.server.ts'

import { BrochureDocument } from './brochure-document.server.tsx'
import type { Pictures } from './brochure-gallery.server.tsx'
import { fitsOneSheet } from './brochure-sections.server.tsx'
import { registerFonts } from './brochure-style.server.ts'
import { brochureVersion, galleryPictures, type Brochure } from './brochure.server.ts'

/** Pixels: 250 to the inch over the sheet's width for the cover, as many for a thumbnail's. */
const WIDE = 1600
const HALF = 900
/** Other versions of one project's brochure that are kept, as for another address of the site. */
const KEPT = 3

registerFonts()

const once = madeOnce(1)

/** The brochure's PDF, from `folder` or made now: one at a time, however many ask. */
export function brochurePdf(brochure: Brochure, folder: string): Promise<Buffer> {
  const { slug } = brochure.project
  const file = join(resolve(folder), `${slug}-${brochureVersion(brochure)}.pdf`)
  return once(
    file,
    async () => laidOut(brochure, await printedPictures(brochure)),
    () => tidy(resolve(folder), slug),
  )
}

/** On one sheet where that can be, under a lower picture; else with a cover of its own. */
async function laidOut(brochure: Brochure, pictures: Pictures): Promise<Buffer> {
  const draw = (sheets: 'one' | 'many') =>
    renderToBuffer(<BrochureDocument brochure={brochure} pictures={pictures} sheets={sheets} />)
  const { pages, sections } = brochure.project
  const flyer = pages || !fitsOneSheet(sections) ? undefined : await draw('one')
  return flyer && pageCount(flyer) === 1 ? flyer : draw('many')
}

function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

async function printedPictures({ project }: Brochure): Promise<Pictures> {
  const ids = [project.slug, ...galleryPictures(project).map(({ picture }) => picture)]
  const printed = ids.flatMap((id, index) => {
    const entry = findPicture(id)
    return entry ? [{ id, entry, width: index === 0 ? WIDE : HALF }] : []
  })
  return new Map(
    await Promise.all(
      printed.map(async ({ id, entry, width }) => {
        const { master, focus, isImpression } = entry
        const jpeg = sharp(master).resize({ width, withoutEnlargement: true }).jpeg({ quality: 82 })
        return [id, { data: await jpeg.toBuffer(), focus, isImpression }] as const
      }),
    ),
  )
}

/** Removes the project's older brochures, but for the newest few. */
async function tidy(folder: string, slug: string): Promise<void> {
  const own = new RegExp(`^${slug}-[\\da-f]{24}\\.pdf$`)
  const names = (await readdir(folder)).filter((name) => own.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, at: (await stat(path)).mtimeMs }
    }),
  )
  const old = files.toSorted((a, b) => b.at - a.at).slice(KEPT)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}
