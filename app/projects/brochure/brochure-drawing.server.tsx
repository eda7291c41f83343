import { renderToBuffer } from '@react-pdf/renderer'

import { openMaster } from '#app/media/renditions/open-picture.server.ts'

import { BrochureDocument } from './brochure-document.server.tsx'
import type { Pictures } from './brochure-gallery.server.tsx'
import type { BrochureJob } from './brochure-job.ts'
import { fitsOneSheet } from './brochure-sections.server.tsx'
import { registerFonts } from './brochure-style.server.ts'
import type { Brochure } from './brochure.server.ts'

/** Pixels: 250 to the inch over the sheet's width. */
const WIDE = 1600
const HALF = 900

registerFonts()

/** The brochure as a PDF: one sheet where it fits, otherwise with a separate cover. */
export async function drawBrochure({
  brochure,
  pictures,
}: Pick<BrochureJob, 'pictures'> & { brochure: Brochure }): Promise<Buffer<ArrayBuffer>> {
  const printed = await print(pictures, brochure.project.slug)
  const draw = (sheets: 'one' | 'many') =>
    renderToBuffer(<BrochureDocument brochure={brochure} pictures={printed} sheets={sheets} />)
  const { pages, sections } = brochure.project
  const flyer = pages || !fitsOneSheet(sections) ? undefined : await draw('one')
  return Buffer.from(flyer && pageCount(flyer) === 1 ? flyer : await draw('many'))
}

function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

async function print(pictures: BrochureJob['pictures'], cover: string): Promise<Pictures> {
  const printed = new Map<string, NonNullable<ReturnType<Pictures['get']>>>()
  // In turn, because each picture is decoded whole.
  for (const { slot, master, focus, focusX, isImpression } of pictures) {
    const width = slot === cover ? WIDE : HALF
    const small = openMaster(master).resize({ width, withoutEnlargement: true })
    const data = await small.jpeg({ quality: 82 }).toBuffer()
    printed.set(slot, { data, focus, focusX, isImpression })
  }
  return printed
}
