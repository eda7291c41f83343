import { places } from './catalogue.ts'
import { priceLabel } from './price-label.ts'
import type { Project, ProjectType } from './project.ts'

/** How many a listing ends in. */
const MOST = 3

/** Another listing, and why it stands here. */
export type Related<P> = { project: P; why: string }

type Listed = Pick<
  Project,
  'slug' | 'location' | 'type' | 'price' | 'revealPrice' | 'isInterestOnly'
>

const KINDS: Readonly<Record<ProjectType, string>> = {
  Apartments: 'apartments',
  Plots: 'plots',
  Farmhouse: 'a farmhouse project',
  Commercial: 'commercial',
  Upcoming: 'upcoming',
}

/**
 * Where to go on from a listing, to be made once for a catalogue: the next on the same road, the next of
 * its kind, the nearest in price, in this order, each once; where one of them is missing, another of the
 * road, the kind or the place.
 */
export function relating<P extends Listed>(all: readonly P[]): (project: P) => Related<P>[] {
  const ofRoad = Map.groupBy(all, roadOf)
  const ofType = Map.groupBy(all, ({ type }) => type)
  const ofPlace = Map.groupBy(all, placeOf)
  const priced = all.filter((one) => amountOf(one) !== undefined)
  return (project) => {
    const [road, place] = [roadOf(project), placeOf(project)]
    const kind = KINDS[project.type]
    const others = (projects: readonly P[] = []) => sameKindFirst(projects, project)
    const alike = ofType.get(project.type) ?? []
    const near = alike.filter((one) => placeOf(one) === place)
    return firstOfEach(
      [
        because(road === undefined ? [] : others(ofRoad.get(road)), `Next on the ${road}`),
        [
          ...because(others(near), `Also ${kind} in ${place}`),
          ...because(others(alike), `Also ${kind}`),
        ],
        because(nearestInPrice(project, priced), 'Nearest in price'),
      ],
      [
        ...because(others(ofPlace.get(place)), `Also in ${place}`),
        ...because(others(all), 'Also listed'),
      ],
    )
  }
}

function because<P>(projects: readonly P[], why: string): Related<P>[] {
  return projects.map((project) => ({ project, why }))
}

/** The road that a location names, as `Yamuna Expressway`. */
function roadOf({ location }: Listed): string | undefined {
  const parts = location.split(',').map((part) => part.trim().replace(/^near /i, ''))
  return parts.find((part) => /(?:expressway|highway)$/i.test(part))
}

function placeOf(project: Listed): string {
  return places([project])[0] ?? project.location
}

/** As many others as can be needed, those of the same kind first, each in catalogue order. */
function sameKindFirst<P extends Listed>(projects: readonly P[], { slug, type }: Listed): P[] {
  const [alike, unlike]: [P[], P[]] = [[], []]
  for (const one of projects) {
    if (one.slug === slug) continue
    const list = one.type === type ? alike : unlike
    if (list.length < MOST) list.push(one)
    if (alike.length === MOST) break
  }
  return [...alike, ...unlike].slice(0, MOST)
}

function nearestInPrice<P extends Listed>(project: P, priced: readonly P[]): P[] {
  const own = amountOf(project)
  if (own === undefined) return []
  const far = (one: P) => Math.abs((amountOf(one) ?? 0) - own)
  return priced
    .filter(({ slug }) => slug !== project.slug)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST)
}

/** Rupees, while the price is public. */
function amountOf(project: Listed): number | undefined {
  const label = priceLabel(project)
  return label.kind === 'from' ? label.amount : undefined
}

/** One of each way in turn, then what else the ways and at last the rest hold; none twice. */
function firstOfEach<P extends Listed>(
  ways: readonly (readonly Related<P>[])[],
  rest: readonly Related<P>[],
): Related<P>[] {
  const chosen = new Map<string, Related<P>>()
  const isNew = ({ project }: Related<P>) => !chosen.has(project.slug)
  const choose = (one: Related<P> | undefined) => one && chosen.set(one.project.slug, one)
  for (const way of ways) choose(way.find(isNew))
  for (const one of [...ways.flat(), ...rest]) if (chosen.size < MOST && isNew(one)) choose(one)
  return [...chosen.values()]
}
