import { redirect } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { pageAddress, pageOf } from '#app/lib/http/page-of.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import { cardOf } from '#app/projects/card/cards.server.ts'
import { PAGE_SIZE, ProjectGrid } from '#app/projects/card/project-grid.tsx'
import { projectsInCity, projectsInSector } from '#app/projects/catalogue/catalogue.ts'
import {
  listedCatalogue,
  listProjects,
  placedRoads,
  projects,
  searchCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { filterAddress } from '#app/projects/filters/filter-address.ts'
import { FilterForm } from '#app/projects/filters/filter-form.tsx'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { nearestTo } from '#app/projects/filters/nearest.ts'
import { appliedFilters } from '#app/projects/filters/filter-texts.ts'
import { LineNotes } from '#app/projects/filters/line-notes.tsx'
import { FIELDS, readFilter, type ParsedFilter } from '#app/projects/filters/project-filter.ts'
import { ResultLine } from '#app/projects/filters/result-line.tsx'
import { TypeRow } from '#app/projects/filters/type-row.tsx'
import { cardList } from '#app/projects/page/project-json-ld.ts'
import { RoadsSection } from '#app/projects/road-map/roads-figure.tsx'
import type { SearchCatalogue } from '#app/projects/search/search-catalogue.ts'
import { searchExample } from '#app/projects/search/search-example.server.ts'
import { understandLine } from '#app/projects/search/line/understand-line.ts'
import { StreetBand } from '#app/projects/street/street-band.tsx'
import { pageCard } from '#app/routes/public/frame/page-card.server.ts'
import { pageStepTexts } from '#app/routes/public/frame/page-step-texts.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageSteps } from '#app/ui/navigation/page-steps.tsx'

import type { Route } from './+types/page'
import { catalogueStreet } from './catalogue-street.server.ts'
import listSheet from './list.css?url'
import ownSheet from './projects.css?url'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Projects' }]

export async function loader({ url }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const { choices } = await listedCatalogue()
  const read = readFilter(url.searchParams, choices)
  const catalogue = await (read.text === '' ? listedCatalogue() : searchCatalogue())
  const line = understandLine(read, catalogue.lexicon)
  const { filter, search, ambiguous, left } = line
  if (line.isChanged) throw redirect(addressOf(filter, url.searchParams))
  const result = filterProjects(catalogue, { ...filter, text: search })
  const { found, counts, withoutPrice, farther, isClose } = result
  const { items, ...page } = pageOf(found, url.searchParams.get('page'), PAGE_SIZE)
  const address = (change: Partial<typeof filter>) => filterAddress({ ...filter, ...change })
  return {
    filter,
    choices,
    close: isClose ? search : undefined,
    ambiguous: ambiguous,
    left,
    farther,
    count: found.length,
    cards: listProjects(items.map(({ slug }) => slug)).map(cardOf),
    nearest: found.length > 0 ? undefined : nearestCards(catalogue, { ...filter, text: search }),
    placed: placedRoads(),
    meant: found.length < projects().length ? new Set(found.map(({ slug }) => slug)) : undefined,
    page: { ...page, to: address({}) },
    applied: appliedFilters(filter, line),
    example: searchExample(),
    tellMe: address({ sort: undefined }).replace('/projects', '/tell-me'),
    street: streetOf(found),
    place: placeOf(filter),
    isPlaceEmpty: isEmptyPlace(filter),
    all: { count: counts.all, to: address({ type: undefined }) },
    types: counts.types.map((one) => ({ ...one, to: address({ type: one.type }) })),
    withoutPrice: { count: withoutPrice, to: address({ unpriced: true }) },
    isFiltered: address({ type: undefined }) !== '/projects',
    total: projects().length,
    card: pageCard('/projects', origin),
    origin,
    brand: config.BRAND,
  }
}

function nearestCards(catalogue: SearchCatalogue, filter: ParsedFilter) {
  const { slugs, shared } = nearestTo(catalogue, filter)
  return { cards: listProjects(slugs).map(cardOf), shared }
}

/** The filter's address with unrelated parameters, such as a campaign. */
function addressOf(filter: ParsedFilter, params: URLSearchParams): string {
  const others = [...params].filter(([name]) => !FIELDS.includes(name))
  const address = filterAddress(filter)
  if (others.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(others)}`
}

function streetOf(found: readonly { slug: string }[]) {
  const listed = new Set(found.map(({ slug }) => slug))
  const streetProjects = catalogueStreet()
  return {
    projects: streetProjects,
    out: streetProjects.map(({ slug }) => slug).filter((slug) => !listed.has(slug)),
  }
}

function placeOf({ sector, city }: ParsedFilter): string | undefined {
  return [sector && `Sector ${sector}`, city].filter(Boolean).join(', ') || undefined
}

function isEmptyPlace({ sector, city }: ParsedFilter): boolean {
  if (sector === undefined && city === undefined) return projects().length === 0
  const inCity = city === undefined ? projects() : projectsInCity(projects(), city)
  return (sector === undefined ? inCity : projectsInSector(inCity, sector)).length === 0
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { filter, page, card, origin, brand, total, isFiltered } = loaderData
  const where = page.page === 1 ? '' : `, page ${page.page},`
  return pageMeta({
    title: `${filter.type ?? 'Projects'}${where} in Noida, Ghaziabad, Indore and Goa | ${brand}`,
    description: `${total} residential, plot, farmhouse and commercial projects, each with its facts and the date we last checked them.`,
    // The first page of a type repeats the beginning of the full list.
    url: `${origin}${page.page === 1 ? '/projects' : pageAddress(page.to, page.page)}`,
    image: card,
    brand,
    isIndexed: !isFiltered,
  })
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { filter, choices, cards, applied, place, all, types, withoutPrice, origin } = loaderData
  const { ambiguous: questions, left, farther, close, count, page } = loaderData
  return (
    <div className="wrap">
      <Sheet href={listSheet} />
      <Sheet href={ownSheet} />
      <div className="page page--street">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>Projects</h1>
        <StreetBand {...loaderData.street} />
      </div>
      <TypeRow all={all} types={types} current={filter.type} />
      <FilterForm {...{ filter, choices, count }} example={loaderData.example} />
      <ResultLine
        {...{ count, page, place, applied }}
        tellMe={cards.length > 0 ? loaderData.tellMe : undefined}
      />
      <LineNotes ambiguous={questions} left={left} farther={farther} />
      {close !== undefined && cards.length > 0 ? (
        <p className="results-notes">No exact match for “{close}”. These come close.</p>
      ) : null}
      {withoutPrice.count > 0 ? <WithoutPrice {...withoutPrice} /> : null}
      {cards.length > 0 ? (
        <>
          <h2 className="visually-hidden">{filter.type ?? 'All projects'}</h2>
          <ProjectGrid projects={cards} />
          <PageSteps {...page} texts={pageStepTexts} />
          <RoadsSection placed={loaderData.placed} meant={loaderData.meant} />
        </>
      ) : (
        <NoMatch
          place={loaderData.isPlaceEmpty ? place : undefined}
          nearest={loaderData.nearest}
          tellMe={loaderData.tellMe}
        />
      )}
      <JsonLd data={breadcrumbList(origin, '/projects', CRUMBS)} />
      {loaderData.isFiltered ? null : <JsonLd data={cardList(cards, origin, page.before)} />}
    </div>
  )
}

/** A budget cannot judge a price on request, so these are offered and not counted. */
function WithoutPrice({ count, to }: { count: number; to: string }) {
  return (
    <p className="results-notes">
      {count === 1
        ? '1 more project matches. Its price is not public yet.'
        : `${count} more projects match. Their prices are not public yet.`}{' '}
      <a className="link" href={to}>
        {count === 1 ? 'Show it too' : 'Show them too'}
      </a>
    </p>
  )
}

type NoMatchProps = {
  place: string | undefined
  nearest: ReturnType<typeof nearestCards> | undefined
  tellMe: string
}

function NoMatch({ place, nearest, tellMe }: NoMatchProps) {
  return (
    <>
      <div className="empty">
        <h2>
          {place === undefined
            ? 'No project matches all your filters.'
            : `We have no project in ${place} yet.`}
        </h2>
        <p>Remove a filter, or tell us what you’re looking for.</p>
        <a className="button button--line" href="/connect">
          Enquire
        </a>{' '}
        <a className="button button--line" href={tellMe}>
          Tell me when a project fits
        </a>
      </div>
      {nearest && nearest.cards.length > 0 ? (
        <>
          <h2 className="nearest-heading">Projects that come closest</h2>
          <p className="nearest-why">{nearest.shared}</p>
          <ProjectGrid projects={nearest.cards} />
        </>
      ) : null}
    </>
  )
}
