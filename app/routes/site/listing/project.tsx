import { projects } from '#app/catalogue.server.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { findProject } from '#app/projects/catalogue.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'

import type { Route } from './+types/project'
import style from './listing.css?url'
import { listingMeta, ListingView } from './listing-view.tsx'
import { listingOf } from './listing.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

/** Every project has this route; which one it is follows from the path. */
export function loader({ url }: Route.LoaderArgs) {
  const project = findProject(projects, canonicalPath(url).slice(1))
  if (!project) throw new Response('Not Found', { status: 404 })
  return listingOf(pageOfProject(project))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? listingMeta(loaderData) : []
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ListingView {...loaderData} />
}
