import { config } from '#app/config/config.server.ts'
import { runYielding } from '#app/lib/async/yield-to-event-loop.ts'
import type { Json } from '#app/lib/json/json.ts'
import type { FloorPlan } from '#app/media/photos/plan.ts'
import { keepPicturesOf } from '#app/media/slots/manifest.server.ts'
import { currentPage, cachedPerPublication } from '#app/pages/current-pages.server.ts'
import { hasOffers, shownProjects } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'
import { addressHolders } from '#app/projects/publishing/address-holders.ts'
import {
  firstSlugs,
  NOTHING_PUBLISHED,
  withPublished,
  type Published,
  type PublishedChange,
} from '#app/projects/publishing/published.ts'
import type { AskedQuestion } from '#app/projects/questions/question.ts'
import { namedOn, placeProjects } from '#app/projects/road-map/placed-roads.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { openingCatalogue, wordlessCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'
import { storedProjects } from '#content/projects/catalogue.ts'
import { roadMap } from '#content/roads.ts'

import { bySlug, ofSlugs } from './catalogue.ts'
import { fileProjects as filed } from './file-projects.ts'
import { listCities } from './cities.ts'
import { projectsKnown, type KnownProjects } from './known-projects.ts'
import { relating } from './related.ts'

type Catalogue = {
  published: Published
  /** As published, before this deployment's restrictions. */
  whole: readonly Project[]
  projects: readonly Project[]
  bySlug: ReadonlyMap<string, Project>
  former: ReadonlyMap<string, Former>
  /** Archived projects as last published, with this deployment's restrictions. */
  archived: readonly Project[]
  wholeArchived: readonly Project[]
}

/** A former address redirects to the project, or the project is archived. */
export type Former = { movedTo: string } | { archived: Project }

let questionsAsked: ReadonlyMap<number, readonly AskedQuestion[]> = new Map()
let plans: ReadonlyMap<number, readonly FloorPlan[]> = new Map()
let current = catalogueOf(NOTHING_PUBLISHED)

function catalogueOf(published: Published): Catalogue {
  const whole = withPublished(filed, published)
  const shown = withDerived(shownProjects(whole, config.UNREGISTERED_PROJECTS))
  const listed = bySlug(shown)
  const wholeArchived = archivedOf(published)
  const archived = shownProjects(wholeArchived, config.UNREGISTERED_PROJECTS)
  const archivedById = new Map(archived.map((project) => [project.id, project]))
  const slugs = new Map(whole.map(({ id, slug }) => [id, slug]))
  const former = new Map<string, Former>()
  const fileSlugs = filed.map(({ id, slug }): [string, number] => [slug, id])
  for (const [slug, id] of [...fileSlugs, ...published.formerSlugs]) {
    const movedTo = slugs.get(id)
    const last = archivedById.get(id)
    if (listed.has(slug)) continue
    if (movedTo !== undefined) former.set(slug, { movedTo })
    else if (last) former.set(slug, { archived: last })
  }
  return { published, whole, projects: shown, archived, wholeArchived, bySlug: listed, former }
}

/** What a project has besides its document: what staff have asked, and its floor plans. */
export function derivedFacts(id: number): Pick<Project, 'asked' | 'plans'> {
  return { asked: questionsAsked.get(id), plans: plans.get(id) }
}

/** Switches this process to other asked questions at once. */
export function setAskedQuestions(next: ReadonlyMap<number, readonly AskedQuestion[]>): void {
  questionsAsked = next
  takeCatalogue(current.published)
}

/** Switches this process to other floor plans, by project, at once. */
export function takePlans(next: ReadonlyMap<number, readonly FloorPlan[]>): void {
  plans = next
  takeCatalogue(current.published)
}

function withDerived(shown: readonly Project[]): readonly Project[] {
  return shown.map((project) => {
    const own = derivedFacts(project.id)
    return own.asked || own.plans ? { ...project, ...own } : project
  })
}

function archivedOf(published: Published): Project[] {
  return [...published.projects.values()].flatMap(({ project, isArchived }) =>
    isArchived ? [project] : [],
  )
}

/** Switches this process to another catalogue at once. */
export function takeCatalogue(published: Published): void {
  current = catalogueOf(published)
  keepPicturesOf(firstSlugs([...current.whole, ...current.wholeArchived], filed, published))
}

export function currentPublished(): Published {
  return current.published
}

export const projectsToDraw = perCatalogue((): Project[] => {
  const slugs = firstSlugs(current.whole, filed, current.published)
  return current.whole.map((one) => ({ ...one, slug: slugs.get(one.slug) ?? one.slug }))
})

/** As published, for editors; never for public pages. */
export function wholeCatalogue(): readonly Project[] {
  return current.whole
}

/** Every address that leads to a project today. */
export const heldAddresses = perCatalogue(() => addressHolders(filed, current.published))

/** What a draft is validated against before publishing. */
export function publishContext() {
  const { UNREGISTERED_PROJECTS: unregistered } = config
  return { others: current.whole, holders: heldAddresses(), unregistered }
}

/** Every published change of a fact, newest first, also of archived projects. */
export function factChanges(): readonly PublishedChange[] {
  return current.published.changes
}

export function fileCatalogue(): readonly Project[] {
  return filed
}

export function storedFile(id: number): Json {
  return storedProjects.find((project) => project.id === id)
}

/** Archived projects as last published, for editors. */
export function archivedProjects(): readonly Project[] {
  return current.wholeArchived
}

/** A current or archived project as published last, for editors. */
export function everPublished(id: number): Project | undefined {
  const ofId = (project: Project) => project.id === id
  return current.whole.find(ofId) ?? current.wholeArchived.find(ofId)
}

/** Current and archived projects, with this deployment's restrictions. */
export function everListed(): readonly Project[] {
  return [...current.projects, ...current.archived]
}

/** The project that had this address. */
export function findFormer(slug: string): Former | undefined {
  return current.former.get(slug)
}

/** The current or archived project with this address, now or formerly. */
export function findEverListed(slug: string): Project | undefined {
  const former = current.former.get(slug)
  if (!former) return findProject(slug)
  return 'movedTo' in former ? findProject(former.movedTo) : former.archived
}

const everKnown = perCatalogue(() => {
  const names = cities().map(({ name }) => name)
  return projectsKnown([...current.archived, ...current.projects], names)
})

/** Current and archived projects, by every address that they had. */
export const knownProjects: KnownProjects = {
  atSlug: findEverListed,
  ofId: (id) => everKnown().ofId(id),
  named: (name) => everKnown().named(name),
  cities: () => everKnown().cities(),
}

export function projectName(id: number | null): string | undefined {
  return id === null ? undefined : knownProjects.ofId(id)?.name
}

/** The project's current slug; unknown slugs come back unchanged. */
export function currentSlug(slug: string): string {
  return findEverListed(slug)?.slug ?? slug
}

/** A cache key for values derived from the catalogue. */
export function catalogueVersion(): number {
  return current.published.version
}

/** The catalogue that visitors see; every route reads it here. */
export function projects(): readonly Project[] {
  return current.projects
}

export function findProject(slug: string): Project | undefined {
  return current.bySlug.get(slug)
}

/** By current and former addresses, since files and devices of visitors use old ones. */
const everAddressed = perCatalogue((): ReadonlyMap<string, Project> => {
  const known = new Map(current.bySlug)
  for (const [slug, target] of current.former) {
    const project = 'movedTo' in target ? findProject(target.movedTo) : undefined
    if (project) known.set(slug, project)
  }
  return known
})

/** Existing projects of these slugs, in order, without duplicates. */
export function listProjects(slugs: readonly string[]): Project[] {
  return [...new Set(ofSlugs(everAddressed(), slugs))]
}

/** Caches a value for one catalogue. */
export function perCatalogue<T>(make: () => T): () => T {
  let made: { of: Catalogue; value: T } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}

/** Whether any project states a price, a payment plan or a return. */
export const catalogueHasOffers = perCatalogue(() => hasOffers(projects()))

export const relatedTo = perCatalogue(() => relating(projects(), placedRoads()))

export const cities = perCatalogue(() => listCities(projects(), cityNames))

/** Every project on the road map, or unplaced. */
export const placedRoads = perCatalogue(() => placeProjects(projects(), roadMap, everAddressed()))

export const namedOnMap = perCatalogue(() => namedOn(roadMap, everAddressed()))

/** Caches a value until the catalogue or the pages change. */
export function perPublication<T>(make: () => T): () => T {
  const made = perCatalogue(() => cachedPerPublication(make))
  return () => made()()
}

function namedCities(): string[] {
  return [...new Set([...cityNames, ...currentPage('home').headline.places])]
}

/** What search and filters read; small catalogues are sent to browsers. */
export const searchFacts = perPublication(() =>
  runYielding(readingCatalogue(projects(), namedCities())),
)

/** The catalogue for a list without a text search. */
export const listedCatalogue = perPublication(async () => wordlessCatalogue(await searchFacts()))

/** Indexed at first use, in steps, so that other requests are answered meanwhile. */
export const searchCatalogue = perPublication(async () =>
  runYielding(openingCatalogue(await listedCatalogue())),
)
