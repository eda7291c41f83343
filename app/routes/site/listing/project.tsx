import { findProject } from '#app/catalogue.server.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'

import type { Route } from './+types/project'
import { listingMeta, ListingView } from './listing-view.tsx'
import { listingOf } from './listing.server.ts'

/** Which project it is the path says; one that is not listed does not come here (server/render-page.ts). */
export function loader({ url }: Route.LoaderArgs) {
  const project = findProject(canonicalPath(url).slice(1))
  if (!project) throw new Response('Not Found', { status: 404 })
  return listingOf(pageOfProject(project), url.searchParams)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? listingMeta(loaderData) : []
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ListingView {...loaderData} />
}
