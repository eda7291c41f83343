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
  const [project] = found ? shownProjects([found.listing], config.UNREGISTERED_PROJECTS) : []
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
  if (!found || !project)
    return data({ brand: config.BRAND, shown: null }, { status: 404, headers })
  const listing = listingOf(pageOfProject(project), url.searchParams)
  return data(
    { brand: config.BRAND, shown: { listing, until: indianHour(found.until).replace('T', ', ') } },
    { headers },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { brand, shown } = loaderData
  const title = shown ? `Not published: ${shown.listing.page.name}` : 'Link over'
  return [
    { title: `${title} | ${brand}` },
    { name: 'description', content: 'A page that is being written.' },
  ]
}

export default function LinkedListing({ loaderData }: Route.ComponentProps) {
  const { shown } = loaderData
  if (!shown) return <LinkOver />
  return (
    <>
      <p className="wrap linked" role="note">
        This page is being written and is not published. The link opens until {shown.until}.
      </p>
      <ListingView {...shown.listing} />
    </>
  )
}

function LinkOver() {
  return (
    <div className="wrap page">
      <h1>This link is over</h1>
      <p>
        A link to a page that is being written opens for a day. Ask who sent it to you for a new
        one.
      </p>
      <p>
        <a className="button" href="/projects">
          See what is listed
        </a>
      </p>
    </div>
  )
}
