import type { FloorPlan } from '#app/media/photos/plan.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'
import type { Section } from '#app/projects/sections/section.ts'

const MAX_PER_GALLERY = 4
const MAX_PICTURES = 6

export type Brochure = {
  project: Project
  plans: readonly Pick<FloorPlan, 'unit' | 'area'>[]
  /** Question and answer, with source and day. */
  answers: readonly (readonly [string, string])[]
  notice: ReraNotice
  origin: string
  site: { brand: string; phone?: string | undefined; email?: string | undefined; office: string }
  disclaimer: {
    lede: string
    sections: readonly { heading: string; paragraphs?: readonly string[] }[]
  }
}

export type GalleryPicture = { picture: string; title?: string | undefined }

/** The page's URL; only its path when the site's address is unknown. */
export function pageAddress({ origin, project }: Pick<Brochure, 'origin' | 'project'>): string {
  return `${origin}/${project.slug}`
}

/** The first pictures of the galleries, or one for each subpage, of the slots that have one. */
export function galleryPictures(
  project: Pick<Project, 'sections' | 'pages'>,
  hasPicture: (slot: string) => boolean,
): GalleryPicture[] {
  const pages = (project.pages ?? []).map(({ picture, name }) => ({ picture, title: name }))
  const own = project.sections.flatMap(itemsOf).slice(0, MAX_PER_GALLERY)
  return [...own, ...pages].filter(({ picture }) => hasPicture(picture)).slice(0, MAX_PICTURES)
}

function itemsOf(section: Section): readonly GalleryPicture[] {
  return section.kind === 'gallery' || section.kind === 'landmarks' ? section.items : []
}
