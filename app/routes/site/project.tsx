import { config } from '#app/config.server.ts'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { findProject } from '#app/projects/catalogue.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'
import { projects } from '#content/projects/catalogue.ts'

import type { Route } from './+types/project'
import { listingMeta, ListingView } from './listing-view.tsx'

/** Every project has this route; which one it is follows from the path. */
export function loader({ request, url }: Route.LoaderArgs) {
  const project = findProject(projects, canonicalPath(url).slice(1))
  if (!project) throw new Response('Not Found', { status: 404 })
  return {
    page: pageOfProject(project),
    origin: siteOrigin(config.PUBLIC_URL, request),
    brand: config.BRAND,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? listingMeta(loaderData) : []
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ListingView page={loaderData.page} origin={loaderData.origin} />
}
