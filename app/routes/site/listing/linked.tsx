import { data } from 'react-router'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { indianHour } from '#app/lib/indian-day.ts'
import { shownProjects } from '#app/projects/interest-only.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'
import { findLinked } from '#app/projects/versions/listing-links.server.ts'

import type { Route } from './+types/linked'
import { ListingView } from './listing-view.tsx'
import { listingOf } from './listing.server.ts'

/** GET /preview/:token: a version of a listing for whoever has the link, which is over after a day. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const found = await findLinked(db, params.token)
  const [shown] = found ? shownProjects([found.listing], config.UNREGISTERED_PROJECTS) : []
  if (!found || !shown) throw new Response('Not Found', { status: 404 })
  return data(
    {
      ...listingOf(pageOfProject(shown), url.searchParams),
      until: indianHour(found.until).replace('T', ', '),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: `Not published: ${loaderData.page.name} | ${loaderData.brand}` },
    { name: 'description', content: 'A page that is being written.' },
  ]
}

export default function LinkedListing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="wrap linked" role="note">
        This page is being written and is not published. The link opens until {loaderData.until}.
      </p>
      <ListingView {...loaderData} />
    </>
  )
}
