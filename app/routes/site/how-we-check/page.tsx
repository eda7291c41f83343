import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { CheckDrawingView } from '#app/projects/check-drawing/check-drawing-view.tsx'
import { checkedListing } from '#app/routes/site/checked-listing.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { howWeCheck } from '#content/pages/how-we-check.ts'

import type { Route } from './+types/page'
import sheet from './how-we-check.css?url'

/** One listing drawn from what it states, and what holds for all. */
export function loader({ url }: Route.LoaderArgs) {
  return {
    drawing: checkedListing(),
    count: projects().length,
    path: canonicalPath(url),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, path, brand } = loaderData
  return pageMeta({
    title: `${howWeCheck.title} | ${brand}`,
    description: howWeCheck.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function HowWeCheck({ loaderData }: Route.ComponentProps) {
  const { drawing, count, origin, path } = loaderData
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'About', to: '/about' },
    { name: howWeCheck.title },
  ]
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page checked-head">
        <Breadcrumb crumbs={crumbs} />
        <h1>{howWeCheck.title}</h1>
        <p>{howWeCheck.lede}</p>
      </div>
      {drawing ? <CheckDrawingView drawing={drawing} words={howWeCheck.steps} /> : null}
      <section className="checked-all" aria-labelledby="every-listing">
        <h2 id="every-listing">What holds for every listing</h2>
        <ul className="ledger">
          {howWeCheck.rules.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="checked-end">
        <p>{count} listed, each with the day its facts were checked.</p>
        {drawing ? (
          <a className="button button--line" href={`/${drawing.slug}`}>
            See {drawing.name}
          </a>
        ) : null}
        <a className="button" href="/projects">
          All {count} projects
        </a>
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}
