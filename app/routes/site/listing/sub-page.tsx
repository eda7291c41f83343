import { data } from 'react-router'

import { findProject } from '#app/catalogue.server.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { findSubPage, pageOfProject } from '#app/projects/sub-page.ts'

import type { Route } from './+types/sub-page'
import { listingMeta, ListingView } from './listing-view.tsx'
import { listingOf } from './listing.server.ts'

/** A page below a project's own; an unknown one shows the project, with 404 as any unknown path (DECISIONS, Routes). */
export function loader({ url }: Route.LoaderArgs) {
  const [slug = '', ...rest] = canonicalPath(url).slice(1).split('/')
  const project = findProject(slug)
  if (!project) throw new Response('Not Found', { status: 404 })
  const found = findSubPage(project, rest.join('/'))
  const listing = listingOf(found ?? pageOfProject(project), url.searchParams)
  return data({ ...listing, known: found !== undefined }, { status: found ? 200 : 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? listingMeta(loaderData, loaderData.known) : []
}

export default function SubPage({ loaderData }: Route.ComponentProps) {
  return <ListingView {...loaderData} />
}
