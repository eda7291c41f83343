import { addresses } from '#app/config/addresses.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { currentPage, textsOfLegal } from '#app/pages/current-pages.server.ts'
import { isPageName } from '#app/pages/page-content.ts'

import type { Route } from './+types/text-page'
import { AboutView } from './about-view.tsx'
import { InForce, type InForceText } from './in-force.tsx'
import { textPageData } from './text-page-data.server.ts'
import { TextPageView } from './text-page-view.tsx'

/** About and the legal pages; the path names the page. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const name = path.slice(1)
  const pageTexts = isPageName(name) ? currentPage(name) : undefined
  if (!isPageName(name) || !pageTexts || !('sections' in pageTexts))
    throw new Response('Not Found', { status: 404 })
  const texts = textsOfLegal(name).map(
    ({ part, state, content: { inForceSince } }): InForceText => ({
      part,
      state,
      inForceSince,
    }),
  )
  return { ...textPageData(pageTexts), texts, path }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, path, brand } = loaderData
  return pageMeta({
    title: `${isolated(page.title)} | ${brand}`,
    description: page.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { texts, brand: _brand, ...rest } = loaderData
  const force = texts.length === 0 ? undefined : <InForce path={rest.path} texts={texts} />
  return rest.path === addresses.about.path ? (
    <AboutView {...rest} />
  ) : (
    <TextPageView {...rest} force={force} />
  )
}
