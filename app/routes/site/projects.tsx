import { Link } from 'react-router'

import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { cardOf } from '#app/projects/cards.server.ts'
import { FilterForm } from '#app/projects/filter-form.tsx'
import { filterProjects } from '#app/projects/filter-result.ts'
import { appliedFilters } from '#app/projects/filter-words.ts'
import { filterAddress, filterChoices, readFilter } from '#app/projects/project-filter.ts'
import { ProjectGrid } from '#app/projects/project-grid.tsx'
import { cardList } from '#app/projects/project-json-ld.ts'
import { ResultLine } from '#app/projects/result-line.tsx'
import { TypeRow } from '#app/projects/type-row.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

import type { Route } from './+types/projects'
import { pageCard } from './page-card.server.ts'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Projects' }]

export function loader({ url }: Route.LoaderArgs) {
  const origin = siteOrigin(config.PUBLIC_URL)
  const choices = filterChoices(projects)
  const filter = readFilter(url.searchParams, choices)
  const { found, counts, withoutPrice, isClose } = filterProjects(projects, filter)
  const address = (change: Partial<typeof filter>) => filterAddress({ ...filter, ...change })
  return {
    filter,
    choices,
    isClose,
    cards: found.map(cardOf),
    applied: appliedFilters(filter),
    all: { count: counts.all, to: address({ type: undefined }) },
    types: counts.types.map((one) => ({ ...one, to: address({ type: one.type }) })),
    withoutPrice: { count: withoutPrice, to: address({ unpriced: true }) },
    isFiltered: address({ type: undefined }) !== '/projects',
    total: projects.length,
    card: pageCard('/projects', origin),
    origin,
    brand: config.BRAND,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { filter, card, origin, brand, total, isFiltered } = loaderData
  return pageMeta({
    title: `${filter.type ?? 'Projects'} in Noida, Ghaziabad, Indore and Goa | ${brand}`,
    description: `${total} residential, plot, farmhouse and commercial projects, with the facts their developers state.`,
    url: `${origin}/projects`,
    image: card,
    brand,
    isIndexed: !isFiltered,
  })
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { filter, choices, cards, applied, all, types, withoutPrice, origin } = loaderData
  return (
    <div className="wrap">
      <div className="pg">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>Projects</h1>
      </div>
      <TypeRow all={all} types={types} current={filter.type} />
      <FilterForm filter={filter} choices={choices} />
      <ResultLine count={cards.length} city={filter.city} applied={applied} />
      {loaderData.isClose && cards.length > 0 ? (
        <p className="res-n">Nothing is written exactly like “{filter.text}”. These come close.</p>
      ) : null}
      {withoutPrice.count > 0 ? <WithoutPrice {...withoutPrice} /> : null}
      {cards.length > 0 ? (
        <>
          <h2 className="vh">{filter.type ?? 'All projects'}</h2>
          <ProjectGrid projects={cards} />
        </>
      ) : (
        <NoMatch />
      )}
      <JsonLd data={breadcrumbList(origin, '/projects', CRUMBS)} />
      {loaderData.isFiltered ? null : <JsonLd data={cardList(cards, origin)} />}
    </div>
  )
}

/** A budget cannot judge a price that is not public; these are offered, never counted in. */
function WithoutPrice({ count, to }: { count: number; to: string }) {
  return (
    <p className="res-n">
      {count === 1
        ? '1 project fits all but the budget: its price is not public yet.'
        : `${count} projects fit all but the budget: their prices are not public yet.`}{' '}
      <Link className="lk" to={to} preventScrollReset>
        {count === 1 ? 'Show it too' : 'Show them too'}
      </Link>
    </p>
  )
}

function NoMatch() {
  return (
    <div className="empty">
      <h2>No project matches all of this.</h2>
      <p>Take a filter away, or tell us what you are looking for.</p>
      <Link className="btn btn--line" to="/connect">
        Enquire
      </Link>
    </div>
  )
}
