import type { ExchangeRate } from '#app/lib/exchange-rate.ts'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { CoverAtTime } from '#app/media/time-of-day/cover-by-time.ts'
import type { SitePhoto } from '#app/media/slots/site-photos.server.ts'
import type { MapPosition } from '#app/projects/road-map/segment.ts'

import type { QuestionState } from '#app/projects/questions/question.ts'
import { questionStates, type CheckedFact } from '#app/projects/questions/question-states.ts'

import type { Project, SubPage } from './project.ts'

type SpaceCard = Pick<SubPage, 'slug' | 'name' | 'summary' | 'picture'>

/** A project's page or a subpage, which has its own texts and facts. */
export type PageContent = Omit<Project, 'pages'> & {
  picture: string
  path: string
  parent?: Pick<Project, 'slug' | 'name'> & { pages: Pick<SubPage, 'slug' | 'name'>[] }
  pages?: SpaceCard[]
  questions: readonly QuestionState[]
}

/** A page with its pictures, by slot, and its position on the road map. */
export type ProjectPageData = PageContent & {
  heads: HeadFacts[]
  /** Empty for a slideshow and for a cover drawn at one time of day only. */
  covers: CoverAtTime[]
  /** Only with a slideshow: an outdoor picture with its times of day. */
  outdoors?: { picture: HeadFacts; covers: CoverAtTime[] }
  mapPosition: MapPosition
  pictures: Record<string, PictureFacts>
  logo?: PictureFacts | undefined
  /** The owner's; empty or absent without any. */
  exchangeRates?: readonly ExchangeRate[] | undefined
  /** Newest first; only on the project's own page. */
  sitePhotos?: readonly SitePhoto[] | undefined
}

/** `changes` are the project's published changes, newest first. */
export function pageOfProject(
  { pages, ...project }: Project,
  changes: readonly CheckedFact[] = [],
): PageContent {
  return {
    ...project,
    questions: questionStates({ ...project, pages }, changes),
    picture: project.slug,
    path: `/${project.slug}`,
    ...(pages && {
      pages: pages.map(({ slug, name, summary, picture }) => ({ slug, name, summary, picture })),
    }),
  }
}

/** Facts of the whole building do not describe one kind of space in it. */
function frameOf({ area: _area, facts: _facts, possession: _possession, ...rest }: Project) {
  const { elevation: _elevation, slideshow: _slideshow, pages: _pages, ...frame } = rest
  return frame
}

/** The facts that a subpage takes over from its project. */
const FRAME: ReadonlySet<string> = new Set(['price', 'rera'])

export function findSubPage(
  project: Project,
  slug: string,
  changes: readonly CheckedFact[] = [],
): PageContent | undefined {
  const page = project.pages?.find((one) => one.slug === slug)
  if (!page) return undefined
  const content = { ...frameOf(project), ...page, checked: page.checked ?? project.checked }
  const taken = changes.filter(({ fact }) => FRAME.has(fact))
  return {
    ...content,
    questions: questionStates(content, taken),
    slug: project.slug,
    path: `/${project.slug}/${page.slug}`,
    parent: {
      slug: project.slug,
      name: project.name,
      pages: (project.pages ?? []).map(({ slug: each, name }) => ({ slug: each, name })),
    },
  }
}
