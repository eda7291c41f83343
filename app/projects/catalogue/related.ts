import { groupBy, sorted } from '#app/lib/lists.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project, ProjectType } from '#app/projects/model/project.ts'
import { alongRoads } from '#app/projects/road-map/neighbours.ts'
import type { PlacedRoads } from '#app/projects/road-map/placed-roads.ts'

import { bySlug, places } from './catalogue.ts'

const MAX_RELATED = 3

export type Related<P> = { project: P; why: string }

type Listed = Pick<
  Project,
  'slug' | 'location' | 'type' | 'price' | 'revealPrice' | 'isInterestOnly'
>

/** Each begins a sentence. */
const KINDS: Readonly<Record<ProjectType, { one: string; other: string }>> = {
  Apartments: { one: 'Apartments', other: 'Other apartments' },
  Plots: { one: 'Plots', other: 'Other plots' },
  Farmhouse: { one: 'A farmhouse project', other: 'Another farmhouse project' },
  Commercial: { one: 'A commercial project', other: 'Another commercial project' },
  Upcoming: { one: 'An upcoming project', other: 'Another upcoming project' },
}

/** Related projects: the next on the same road, of the same type and in price; gaps are filled by road, type and place. */
export function relating<P extends Listed>(
  all: readonly P[],
  map: Pick<PlacedRoads, 'roads'>,
): (project: P) => Related<P>[] {
  const along = alongRoads(map)
  const listed = bySlug(all)
  const ofRoad = groupBy(all, roadOf)
  const ofType = groupBy(all, ({ type }) => type)
  const ofPlace = groupBy(all, placeOf)
  const priced = all.filter((one) => amountOf(one) !== undefined)

  function onSameRoad({ slug }: P): Related<P>[] {
    const { road = '', isLoose, neighbours = [] } = along.get(slug) ?? {}
    return neighbours.slice(0, MAX_RELATED).flatMap((one, index) => {
      const project = listed.get(one.slug)
      const isNext = index === 0 && !isLoose && isRoad(road) && one.distance <= 1
      return project
        ? { project, why: `${isNext ? 'Next of our projects' : 'Also'} ${at(road)}` }
        : []
    })
  }

  return (project) => {
    const [road, place] = [roadOf(project), placeOf(project)]
    const { other } = KINDS[project.type]
    const others = (projects: readonly P[] = []) => sameKindFirst(projects, project)
    const sameType = ofType.get(project.type) ?? []
    const near = sameType.filter((one) => placeOf(one) === place)
    return firstOfEach(
      [
        [
          ...onSameRoad(project),
          ...(road === undefined ? [] : because(others(ofRoad.get(road)), `Also ${at(road)}`)),
        ],
        [...because(others(near), `${other} ${at(place)}`), ...because(others(sameType), other)],
        because(nearestInPrice(project, priced), 'Closest in price'),
      ],
      [
        ...others(ofPlace.get(place)).map((one) => ({
          project: one,
          why: `${KINDS[one.type].one}, also ${at(place)}`,
        })),
        ...because(others(all), 'Also listed'),
      ],
    )
  }
}

function because<P>(projects: readonly P[], why: string): Related<P>[] {
  return projects.map((project) => ({ project, why }))
}

/** `on the Yamuna Expressway`, `on NH-24`, `in Noida`. */
function at(place: string): string {
  if (!isRoad(place)) return `in ${place}`
  return NUMBERED.test(place) ? `on ${place}` : `on the ${place}`
}

const NUMBERED = /^NH-\d/

function isRoad(place: string): boolean {
  return NUMBERED.test(place) || /(?:expressway|highway)$/i.test(place)
}

function roadOf({ location }: Listed): string | undefined {
  const parts = location.split(',').map((part) => part.trim().replace(/^near /i, ''))
  return parts.find(isRoad)
}

function placeOf(project: Listed): string {
  return places([project])[0] ?? project.location
}

function sameKindFirst<P extends Listed>(projects: readonly P[], { slug, type }: Listed): P[] {
  const [sameKind, unlike]: [P[], P[]] = [[], []]
  for (const one of projects) {
    if (one.slug === slug) continue
    const list = one.type === type ? sameKind : unlike
    if (list.length < MAX_RELATED) list.push(one)
    if (sameKind.length === MAX_RELATED) break
  }
  return [...sameKind, ...unlike].slice(0, MAX_RELATED)
}

function nearestInPrice<P extends Listed>(project: P, priced: readonly P[]): P[] {
  const own = amountOf(project)
  if (own === undefined) return []
  const far = (one: P) => Math.abs((amountOf(one) ?? 0) - own)
  return sorted(
    priced.filter(({ slug }) => slug !== project.slug),
    (a, b) => far(a) - far(b),
  ).slice(0, MAX_RELATED)
}

function amountOf(project: Listed): number | undefined {
  const label = priceLabel(project)
  return label.kind === 'from' ? label.amount : undefined
}

/** One by each criterion, then the rest, without duplicates. */
function firstOfEach<P extends Listed>(
  ways: readonly (readonly Related<P>[])[],
  rest: readonly Related<P>[],
): Related<P>[] {
  const all = [...ways.flat(), ...rest]
  const chosen = new Map<string, Related<P>>()
  const isNew = ({ project }: Related<P>) => !chosen.has(project.slug)
  const choose = (one: Related<P> | undefined) => one && chosen.set(one.project.slug, one)
  for (const way of ways) choose(way.find(isNew))
  for (const one of all) if (chosen.size < MAX_RELATED && isNew(one)) choose(one)
  return all.filter((one) => chosen.get(one.project.slug) === one)
}
