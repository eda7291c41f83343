import { config } from '#app/config/config.server.ts'
import { ShortlistIsland } from '#app/enquiries/shortlist/shortlist-view.tsx'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { cardOf } from '#app/projects/card/cards.server.ts'
import {
  findProject,
  projects,
  catalogueHasOffers,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { compareProjects } from '#app/projects/shortlist/comparison.ts'
import { shortlistLimits, slugsIn } from '#app/projects/shortlist/shortlist.ts'
import { toStreetProject } from '#app/projects/street/street-project.ts'
import listSheet from '#app/routes/public/projects/list.css?url'
import { officeHours } from '#app/staff/working-hours/office-hours.server.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import type { Route } from './+types/page'
import ownSheet from './shortlist.css?url'

const TOPICS = ['RERA numbers', 'Site visits']

/** Cards in the page; with a larger catalogue the device requests its own. */
const MAX_SENT = 100

/** Only the browser knows its shortlist, so a small catalogue sends every card. */
export function loader({ url }: Route.LoaderArgs) {
  const named = (name: 'list' | 'compare') =>
    slugsIn(url.searchParams, name).flatMap((slug) => findProject(slug) ?? [])
  const compared = named('compare').slice(0, shortlistLimits.compared)
  const list = named('list')
  const isWhole = projects().length <= MAX_SENT
  return {
    cards: (isWhole ? projects() : list).map(cardOf),
    ...(!isWhole && { isPart: true as const }),
    list: list.map(({ slug }) => slug),
    comparison: compareProjects(compared, indianDay(new Date())),
    standing: compared.map(toStreetProject),
    asks: catalogueHasOffers() ? ['Price lists', ...TOPICS] : TOPICS,
    brand: config.BRAND,
    productId: config.PRODUCT_ID,
    hours: officeHours(),
    chatNumber: config.CHAT_NUMBER,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Shortlist | ${loaderData?.brand ?? ''}` },
    {
      name: 'description',
      content: 'Your saved projects, side by side. The list stays on this device.',
    },
  ]
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { brand: _brand, ...view } = loaderData
  return (
    <div className="wrap shortlist">
      <Sheet href={listSheet} />
      <Sheet href={ownSheet} />
      <ShortlistIsland {...view} />
    </div>
  )
}
