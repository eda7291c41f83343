import { wholeCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { findPicture } from '#app/pictures/manifest.server.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import type { Project } from '#app/projects/project.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'
import { readListing } from '#app/projects/versions/listing-faults.ts'
import { findNewest } from '#app/projects/versions/listing-versions.server.ts'
import type { PageSetting } from '#app/routes/site/listing/listing-page.ts'
import { pageSetting } from '#app/routes/site/listing/listing.server.ts'

/** A listing as it is edited, and what the server alone knows of its page. */
export type Previewed = {
  /** The newest version, where its schema reads it; else what is published. */
  listing: Project
  /** Its address as it is published, which its pictures are found by whatever is typed; its own before that. */
  slug: string
  setting: PageSetting
}

/** The listing of an address's number; undefined where there is none, or none that could be drawn yet. */
export async function findPreviewed(number: string): Promise<Previewed | undefined> {
  if (!/^\d{1,9}$/.test(number)) return undefined
  const id = Number(number)
  const published = wholeCatalogue().find((project) => project.id === id)
  const newest = await findNewest(db, id)
  const listing = (newest && readListing(newest.content).listing) ?? published
  if (!listing) return undefined
  const { slug } = published ?? listing
  return { listing, slug, setting: settingOf(slug, published ? [listing, published] : [listing]) }
}

/** With the pictures of every slot that these versions name, of those that there are. */
function settingOf(slug: string, versions: readonly Project[]): PageSetting {
  const pages = versions.map((version) => pageOfProject({ ...version, slug }))
  const slots = new Set(pages.flatMap(picturesOf).filter((slot) => findPicture(slot)))
  const slides = new Set(pages.flatMap(({ slideshow }) => slideshow?.pictures ?? []))
  const slideshow = { pictures: [...slides], delay: 0, transition: 1 }
  return pageSetting({ slug, picture: slug, slideshow }, [...slots])
}
