import { config } from '#app/config/config.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/http/site-origin.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { checkedProject } from '#app/routes/public/project/checked-project.server.ts'

import type { Route } from './+types/page'
import { HowWeCheckView } from './how-we-check-view.tsx'

export function loader({ url }: Route.LoaderArgs) {
  return {
    pageTexts: currentPage('how-we-check'),
    drawing: checkedProject(),
    count: projects().length,
    path: canonicalPath(url),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { pageTexts, origin, path, brand } = loaderData
  return pageMeta({
    title: `${isolated(pageTexts.title)} | ${brand}`,
    description: pageTexts.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function HowWeCheck({ loaderData }: Route.ComponentProps) {
  return <HowWeCheckView {...loaderData} />
}
