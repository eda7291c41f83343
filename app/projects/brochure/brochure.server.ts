import { createHash } from 'node:crypto'

import { findPicture } from '#app/pictures/manifest.server.ts'
import type { Project } from '#app/projects/project.ts'
import type { ReraNotice } from '#app/projects/rera-notice.ts'
import type { Section } from '#app/projects/sections/section.ts'

/** Goes up with every change to how a brochure looks, so that none of the old look is kept. */
const TEMPLATE = 3
const MOST_OF_GALLERIES = 4
const MOST_PICTURES = 6

/** Everything a brochure is made from. */
export type Brochure = {
  project: Project
  notice: ReraNotice
  /** Where its page is: `https://homes.example.com`; empty where that is not known. */
  origin: string
  site: { brand: string; phone: string; email: string; office: string }
  disclaimer: {
    lede: string
    sections: readonly { heading: string; paragraphs?: readonly string[] }[]
  }
}

export type GalleryPicture = { picture: string; title?: string | undefined }

/** The page that a brochure belongs to; its path alone where the site's address is not known. */
export function pageAddress({ origin, project }: Pick<Brochure, 'origin' | 'project'>): string {
  return `${origin}/${project.slug}`
}

/** The first pictures of the project's galleries, or one of each page below it, as far as they are drawn. */
export function galleryPictures(project: Pick<Project, 'sections' | 'pages'>): GalleryPicture[] {
  const pages = (project.pages ?? []).map(({ picture, name }) => ({ picture, title: name }))
  const own = project.sections.flatMap(itemsOf).slice(0, MOST_OF_GALLERIES)
  return [...own, ...pages]
    .filter(({ picture }) => findPicture(picture) !== undefined)
    .slice(0, MOST_PICTURES)
}

function itemsOf(section: Section): readonly GalleryPicture[] {
  return section.kind === 'gallery' || section.kind === 'landmarks' ? section.items : []
}

/** Changes with every fact, picture, contact detail and change of the template. */
export function brochureVersion(brochure: Brochure): string {
  const { project } = brochure
  const shown = [project.slug, ...galleryPictures(project).map(({ picture }) => picture)]
  const hashes = shown.map((id) => {
    const picture = findPicture(id)
    return picture && [picture.hash, picture.focus, picture.isImpression]
  })
  return createHash('sha256')
    .update(JSON.stringify([TEMPLATE, brochure, hashes]))
    .digest('hex')
    .slice(0, 24)
}
