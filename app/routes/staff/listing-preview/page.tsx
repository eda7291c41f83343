import { useMemo } from 'react'

import { findProject } from '#app/catalogue.server.ts'
import { agentRegistrations, config } from '#app/config.server.ts'
import { listingPreviewTexts as texts } from '#app/desk-texts/en/listing-preview.ts'
import { leavesOf } from '#app/editing/preview/listing-leaves.ts'
import { readContent } from '#app/editing/preview/read-content.ts'
import { usePreviewed } from '#app/editing/preview/use-previewed.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { shownProjects } from '#app/projects/interest-only.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'
import type { PageHandle } from '#app/root.tsx'
import { changesOf } from '#app/routes/site/changes/told-changes.server.ts'
import { frameData } from '#app/routes/site/frame/frame.server.ts'
import { reraView, setPage } from '#app/routes/site/listing/listing-page.ts'
import { ListingView } from '#app/routes/site/listing/listing-view.tsx'
import { relatedCards } from '#app/routes/site/listing/listing.server.ts'
import { guard } from '#app/routes/staff/guard.server.ts'
import { PreviewedSite } from '#app/routes/staff/preview/previewed-site.tsx'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/page'
import { findPreviewed } from './previewed.server.ts'

/** A page of visitors, but one of the desk: as closed as all of it. */
export const middleware: Route.MiddlewareFunction[] = [guard]

/** The page of a listing as its newest version has it, for the frame of who edits it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const previewed = await findPreviewed(params.listing)
  if (!previewed) throw new Response('Not Found', { status: 404 })
  const listed = findProject(previewed.slug)
  return {
    ...previewed,
    frame: frameData(),
    related: listed ? relatedCards(listed) : [],
    changes: listed ? changesOf(pageOfProject(listed)) : [],
    agents: agentRegistrations(),
    unregistered: config.UNREGISTERED_PROJECTS,
    origin: siteOrigin(config.PUBLIC_URL),
  }
}

export const handle: PageHandle = { isApp: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: texts.title(loaderData?.listing.name ?? '') }]
}

/** The page as visitors get it; what is typed beside it is drawn here at once. */
export default function ListingPreview({ loaderData }: Route.ComponentProps) {
  const listing = usePreviewed(loaderData.listing, WAYS)
  const { slug, setting, agents, unregistered } = loaderData
  const shown = useMemo(() => {
    const [project = listing] = shownProjects([{ ...listing, slug }], unregistered)
    const page = setPage(pageOfProject(project), setting)
    return { page, notice: reraView(page, agents) }
  }, [listing, slug, setting, agents, unregistered])
  return (
    <PreviewedSite
      path={`/${slug}`}
      frame={loaderData.frame}
      about={listing.name}
      note={texts.note}
    >
      <ListingView
        {...shown}
        related={loaderData.related}
        changes={loaderData.changes}
        origin={loaderData.origin}
        chosen={NONE_CHOSEN}
      />
    </PreviewedSite>
  )
}

const NONE_CHOSEN: string[] = []
const WAYS = { read: readContent, leavesOf }
