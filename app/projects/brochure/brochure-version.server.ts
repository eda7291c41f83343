import { createHash } from 'node:crypto'

import { findPicture } from '#app/media/slots/manifest.server.ts'
import { shownAs } from '#app/media/social-cards/social-card.server.ts'

import { galleryPictures, type Brochure } from './brochure.server.ts'

/** Raise it with every change to the brochure's look, to expire cached files. */
const TEMPLATE = 7

/** Changes with every fact, picture, contact detail and change of the template. */
export function brochureVersion(brochure: Brochure): string {
  const hashes = printedSlots(brochure).map((id) => {
    const picture = findPicture(id)
    return picture && shownAs(picture)
  })
  return createHash('sha256')
    .update(JSON.stringify([TEMPLATE, brochure, hashes]))
    .digest('hex')
    .slice(0, 24)
}

export function printedSlots({ project }: Pick<Brochure, 'project'>): string[] {
  const gallery = galleryPictures(project, (slot) => findPicture(slot) !== undefined)
  return [project.slug, ...gallery.map(({ picture }) => picture)]
}
