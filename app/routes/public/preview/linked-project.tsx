import { data } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { momentWords } from '#app/editor/publish/day-texts.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import { pageOfProject } from '#app/projects/model/sub-page.ts'
import { findLinked } from '#app/projects/publishing/project-links.server.ts'
import { ListingView } from '#app/routes/public/project/listing-view.tsx'
import { listingOf } from '#app/routes/public/project/listing.server.ts'
import { db } from '#db/client.server.ts'

import { LINKED_HEADERS, LinkedNote, linkedMeta, LinkOver } from './linked-page.tsx'
import type { Route } from './+types/linked-project'

/** GET /preview/:token: a version of a project behind a link, valid for a day. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const found = await findLinked(db, params.token)
  const [project] = found ? shownProjects([found.listing], config.UNREGISTERED_PROJECTS) : []
  const { BRAND: brand } = config
  if (!found || !project)
    return data({ brand, shown: null }, { status: 404, headers: LINKED_HEADERS })
  const listing = listingOf(pageOfProject(project), url.searchParams)
  const shown = { listing, until: momentWords(found.until) }
  return data({ brand, shown }, { headers: LINKED_HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? linkedMeta(loaderData.brand, loaderData.shown?.listing.page.name) : []
}

export default function LinkedListing({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) return <LinkOver />
  return (
    <>
      <LinkedNote until={shown.until} />
      <ListingView {...shown.listing} />
    </>
  )
}
