import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import type { TextPage } from '#app/pages/text-page.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'

import { readListings } from '../../../scripts/listings-sound.ts'
import type { PhotographPlace } from './plan.ts'

/** The listing that is published again and again: one of the files' that says all it says on its own page. */
export async function readPublishedListing(): Promise<Project> {
  const listing = (await readFiled()).find(({ pages }) => !pages)
  if (!listing) throw new Error('There is no listing to publish')
  return listing
}

async function readFiled(): Promise<Project[]> {
  const files = await readListings()
  return files.map(({ project }) => projectSchema.parse(project))
}

/** Every slot of every listing of the files. */
export async function readPhotographPlaces(): Promise<PhotographPlace[]> {
  return (await readFiled()).flatMap((listing) =>
    slotsOf(listing).flatMap(({ places }) =>
      places.map(({ slot }) => ({ listing: listing.id, slot })),
    ),
  )
}

/** The listing as an operation publishes it: its token is a fact of it, and stands on its page. */
export function saying(listing: Project, token: string): Project {
  return { ...listing, summary: `As of ${token}.`, possession: token }
}

/** The words of a page as an operation publishes them: its token stands beneath their heading. */
export function wordsSaying(words: TextPage, token: string): TextPage {
  return { ...words, lede: `As of ${token}.` }
}

/** What a page says, as `saying` and `wordsSaying` have it; empty where it says what its file does. */
export function saidOn(page: string): string {
  return /As of ((?:publication|words) \d+-\d+)\./.exec(page)?.[1] ?? ''
}
