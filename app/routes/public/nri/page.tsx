import { pageMeta } from '#app/lib/http/page-meta.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { textPageData } from '#app/routes/public/text/text-page-data.server.ts'
import { hoursAbroad } from '#app/staff/working-hours/hours-abroad.ts'
import { officeHours } from '#app/staff/working-hours/office-hours.server.ts'

import type { Route } from './+types/page'
import { NriView } from './nri-view.tsx'

const PATH = '/nri'

export function loader() {
  return {
    ...textPageData(currentPage('nri')),
    abroad: hoursAbroad(officeHours()?.hours ?? [], new Date()),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, brand } = loaderData
  return pageMeta({
    title: `${isolated(page.title)} | ${brand}`,
    description: page.description,
    url: origin + PATH,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function NriPage({ loaderData: { brand: _brand, ...view } }: Route.ComponentProps) {
  return <NriView {...view} path={PATH} />
}
