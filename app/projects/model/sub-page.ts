import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { HeadInLight } from '#app/media/time-of-day/cover-by-time.ts'
import type { Whereabouts } from '#app/projects/road-map/segment.ts'

import type { Project, SubPage } from './project.ts'

/** A page below a project's own, as the project's page shows it. */
type SpaceCard = Pick<SubPage, 'slug' | 'name' | 'summary' | 'picture'>

/** A project's page, or a page below it drawn by the same machinery: its own words and facts, the project's frame. */
export type PageWords = Omit<Project, 'pages' | 'asides'> & {
  /** The slot of its head's picture. */
  picture: string
  path: string
  parent?: Pick<Project, 'slug' | 'name'> & { pages: Pick<SubPage, 'slug' | 'name'>[] }
  pages?: SpaceCard[]
}

/** A page with what is known of the pictures at its head, in turn, of each of its pictures, by slot, and of its place. */
export type ListingPage = PageWords & {
  heads: HeadFacts[]
  /** Its head in the lights that it does not have itself; none where it is not drawn in them, or is a slideshow. */
  lights: HeadInLight[]
  /** Where the head is a slideshow, what the place looks like outdoors, and in which lights besides. */
  outdoors?: { picture: HeadFacts; lights: HeadInLight[] }
  /** Where it stands among the other listings. */
  whereabouts: Whereabouts
  pictures: Record<string, PictureFacts>
  /** The project's, where the owner has uploaded one. */
  logo?: PictureFacts | undefined
}

export function pageOfProject({ pages, asides: _asides, ...project }: Project): PageWords {
  return {
    ...project,
    picture: project.slug,
    path: `/${project.slug}`,
    ...(pages && {
      pages: pages.map(({ slug, name, summary, picture }) => ({ slug, name, summary, picture })),
    }),
  }
}

/** What the building as a whole is, does not describe one kind of space in it. */
function frameOf({ area: _area, facts: _facts, possession: _possession, ...rest }: Project) {
  const { elevation: _elevation, slideshow: _slideshow, pages: _pages, ...framed } = rest
  const { asides: _asides, ...frame } = framed
  return frame
}

/** A page below a project's own; undefined when there is none of that name. */
export function findSubPage(project: Project, slug: string): PageWords | undefined {
  const page = project.pages?.find((one) => one.slug === slug)
  return (
    page && {
      ...frameOf(project),
      ...page,
      slug: project.slug,
      checked: page.checked ?? project.checked,
      path: `/${project.slug}/${page.slug}`,
      parent: {
        slug: project.slug,
        name: project.name,
        pages: (project.pages ?? []).map(({ slug: each, name }) => ({ slug: each, name })),
      },
    }
  )
}
