import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { cardOf } from '#app/projects/cards.server.ts'
import { findProject } from '#app/projects/catalogue.ts'
import { compareProjects } from '#app/projects/shortlist/comparison.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { shortlistLimits, slugsIn } from '#app/projects/shortlist/shortlist.ts'

import type { Route } from './+types/shortlist'
import { ShortlistIsland } from './shortlist-view.tsx'
import style from './list.css?url'

const ASKS = ['RERA numbers', 'Site visits']

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** Which projects this device keeps is known in the browser only, so every card comes along. */
export function loader({ url }: Route.LoaderArgs) {
  const named = (name: 'list' | 'compare') =>
    slugsIn(url.searchParams, name).flatMap((slug) => findProject(projects, slug) ?? [])
  const compared = named('compare').slice(0, shortlistLimits.compared)
  return {
    cards: projects.map(cardOf),
    list: named('list').map(({ slug }) => slug),
    comparison: compareProjects(compared),
    asks: hasOffers(projects) ? ['Price lists', ...ASKS] : ASKS,
    brand: config.BRAND,
    productId: config.PRODUCT_ID,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Shortlist | ${loaderData?.brand ?? ''}` }]
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { cards, list, comparison, asks, productId } = loaderData
  return (
    <div className="wrap">
      <ShortlistIsland {...{ cards, list, comparison, asks, productId }} />
    </div>
  )
}
