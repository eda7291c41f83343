import { config } from '#app/config/config.server.ts'
import { inTurns } from '#app/lib/async/yield-to-event-loop.ts'
import { keepPicturesOf } from '#app/media/slots/manifest.server.ts'
import { currentWords, perWords } from '#app/pages/current-pages.server.ts'
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
import { namedOn, placeListings } from '#app/projects/road-map/placed-roads.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { openingCatalogue, wordlessCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'
import { projects as filed, storedProjects } from '#content/projects/catalogue.ts'
import { roadMap } from '#content/roads.ts'

import { knowProjects, projectsKnown } from './known-projects.ts'
import { bySlug, ofSlugs } from './catalogue.ts'
import { listCities } from './cities.ts'
import { relating } from './related.ts'

/** All that is listed, at one moment: what is published later makes another. */
type Catalogue = {
  published: Published
  /** As it was published, whatever this deployment may show of it. */
  whole: readonly Project[]
  projects: readonly Project[]
  bySlug: ReadonlyMap<string, Project>
  /** Addresses that listings had before, and what became of them. */
  former: ReadonlyMap<string, Former>
  /** Listed once and no more, as they were published last; of them, too, what this deployment may show. */
  archived: readonly Project[]
  wholeArchived: readonly Project[]
}

/** Where a listing went from an address that it had, or that it is no longer listed. */
export type Former = { movedTo: string } | { archived: Project }

let current = catalogueOf(NOTHING_PUBLISHED)

function catalogueOf(published: Published): Catalogue {
  const whole = withPublished(filed, published)
  const shown = shownProjects(whole, config.UNREGISTERED_PROJECTS)
  const listed = bySlug(shown)
  const wholeArchived = archivedOf(published)
  const archived = shownProjects(wholeArchived, config.UNREGISTERED_PROJECTS)
  const archivedById = new Map(archived.map((project) => [project.id, project]))
  const slugs = new Map(whole.map(({ id, slug }) => [id, slug]))
  const former = new Map<string, Former>()
  const filedSlugs = filed.map(({ id, slug }): [string, number] => [slug, id])
  for (const [slug, id] of [...filedSlugs, ...published.formerSlugs]) {
    const movedTo = slugs.get(id)
    const last = archivedById.get(id)
    if (listed.has(slug)) continue
    if (movedTo !== undefined) former.set(slug, { movedTo })
    else if (last) former.set(slug, { archived: last })
  }
  return { published, whole, projects: shown, archived, wholeArchived, bySlug: listed, former }
}

function archivedOf({ listings }: Published): Project[] {
  return [...listings.values()].flatMap(({ project, isArchived }) => (isArchived ? [project] : []))
}

/** Has every page, list and call read what is published from now on, all of it at once. */
export function takeCatalogue(published: Published): void {
  current = catalogueOf(published)
  keepPicturesOf(firstSlugs([...current.whole, ...current.wholeArchived], filed, published))
}

/** What is published as this process shows it. */
export function shownPublished(): Published {
  return current.published
}

/** The listings as their pictures are drawn from them, under the slugs of their slots. */
export const listingsToDraw = perCatalogue((): Project[] => {
  const slugs = firstSlugs(current.whole, filed, current.published)
  return current.whole.map((one) => ({ ...one, slug: slugs.get(one.slug) ?? one.slug }))
})

/** The listings as they were published, for who edits them; nothing public is made of these. */
export function wholeCatalogue(): readonly Project[] {
  return current.whole
}

/** Every address that leads to a listing today, whatever this deployment may show of it. */
export const heldAddresses = perCatalogue(() => addressHolders(filed, current.published))

/** What a listing that is written is held against before it is published. */
export function catalogueBeside() {
  return { others: current.whole, holders: heldAddresses() }
}

/** Every change of a fact that was ever published, newest first, of listings that are no more, too. */
export function factChanges(): readonly PublishedChange[] {
  return current.published.changes
}

/** The listings of the files, which are published where nothing else is. */
export function filedCatalogue(): readonly Project[] {
  return filed
}

/** The file of a listing, with its texts in every language that they have there. */
export function storedFile(id: number): unknown {
  return storedProjects.find((project) => project.id === id)
}

/** Listings that were taken off the site, as they were published last, for who edits them. */
export function archivedListings(): readonly Project[] {
  return current.wholeArchived
}

/** Every listing that is or was listed, as this deployment shows it. */
export function everListed(): readonly Project[] {
  return [...current.projects, ...current.archived]
}

/** What became of a listing that had this address. */
export function findFormer(slug: string): Former | undefined {
  return current.former.get(slug)
}

/** The listing that has this address or had it once, whether it is listed still or no more. */
export function findEverListed(slug: string): Project | undefined {
  const former = current.former.get(slug)
  if (!former) return findProject(slug)
  return 'movedTo' in former ? findProject(former.movedTo) : former.archived
}

const everKnown = perCatalogue(() => {
  const names = cities().map(({ name }) => name)
  return projectsKnown([...current.archived, ...current.projects], names)
})

knowProjects({
  atSlug: findEverListed,
  ofId: (id) => everKnown().ofId(id),
  named: (name) => everKnown().named(name),
  cities: () => everKnown().cities(),
})

/** Which catalogue this process shows: what is made of it is true for as long as this stays. */
export function catalogueVersion(): number {
  return current.published.version
}

/** The catalogue as this deployment shows it; every route and call reads it from here. */
export function projects(): readonly Project[] {
  return current.projects
}

export function findProject(slug: string): Project | undefined {
  return current.bySlug.get(slug)
}

/** The listings by every address that they have or had: files and devices of visitors name them by what they knew. */
const everAddressed = perCatalogue((): ReadonlyMap<string, Project> => {
  const known = new Map(current.bySlug)
  for (const [slug, became] of current.former) {
    const listing = 'movedTo' in became ? findProject(became.movedTo) : undefined
    if (listing) known.set(slug, listing)
  }
  return known
})

/** The listings of these slugs that there are, each once and in this order. */
export function listProjects(slugs: readonly string[]): Project[] {
  return [...new Set(ofSlugs(everAddressed(), slugs))]
}

/** What is made of the catalogue at its first use, and kept until another catalogue is taken. */
export function perCatalogue<T>(make: () => T): () => T {
  let made: { of: Catalogue; value: T } | undefined
  return () => {
    if (made?.of !== current) made = { of: current, value: make() }
    return made.value
  }
}

/** Whether any listing names a price, a plan or a return. */
export const takesOffers = perCatalogue(() => hasOffers(projects()))

/** Where to go on from a listing. */
export const relatedTo = perCatalogue(() => relating(projects(), placedRoads()))

/** The places to start from, as the catalogue has them. */
export const cities = perCatalogue(() => listCities(projects(), cityNames))

/** Every listing in its place along the roads, or waiting for one. */
export const placedRoads = perCatalogue(() => placeListings(projects(), roadMap, everAddressed()))

/** The listings that the map of the roads names itself; others say it themselves, or wait. */
export const namedOnMap = perCatalogue(() => namedOn(roadMap, everAddressed()))

/** What is made of the catalogue and of the words of the pages, and kept until either changes. */
export function perPublication<T>(make: () => T): () => T {
  const made = perCatalogue(() => perWords(make))
  return () => made()()
}

/** Every city that the home page names: its tiles and its headline. */
function namedCities(): string[] {
  return [...new Set([...cityNames, ...currentWords('home').headline.places])]
}

/** What searches and filters read of it; sent to browsers, too, while it is small. */
export const searchFacts = perPublication(() =>
  inTurns(readingCatalogue(projects(), namedCities())),
)

/** The catalogue for a list that asks for no words. */
export const listedCatalogue = perPublication(async () => wordlessCatalogue(await searchFacts()))

/** The catalogue ready to be searched. Opened at its first use, while others are answered. */
export const searchCatalogue = perPublication(async () =>
  inTurns(openingCatalogue(await listedCatalogue())),
)
