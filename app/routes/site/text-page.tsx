import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { headFacts } from '#app/pictures/manifest.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { textPages } from '#content/pages/text-pages.ts'

import type { Route } from './+types/text-page'
import { completed, picturesOf } from './text-page-data.ts'
import { TextSection } from './text-section.tsx'
import sheet from './text.css?url'
import { WidePicture } from './wide-picture.tsx'

/** About and the legal pages; which one it is follows from the path. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const page = textPages.find(({ slug }) => slug === path.slice(1))
  if (!page) throw new Response('Not Found', { status: 404 })
  return {
    page: completed(page),
    picture: page.picture === undefined ? undefined : headFacts(page.picture),
    pictures: picturesOf(page),
    path,
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, path, brand } = loaderData
  return pageMeta({
    title: `${page.title} | ${brand}`,
    description: page.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, picture, pictures, origin, path } = loaderData
  const crumbs = [{ name: 'Home', to: '/' }, { name: page.title }]
  const sections = page.sections.map((section) => (
    <TextSection key={section.heading} section={section} pictures={pictures} />
  ))
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{page.heading ?? page.title}</h1>
      </div>
      {picture ? <WidePicture picture={picture} /> : null}
      <div className="text">
        <p className="lede">{page.lede}</p>
        {page.numbered ? <ol className="text-numbered">{sections}</ol> : <ul>{sections}</ul>}
        {page.action ? (
          <a className="button" href={page.action.to}>
            {page.action.label}
          </a>
        ) : null}
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}
