import { useMemo } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router'

import { findProject } from '#app/catalogue.server.ts'
import { agentRegistrations, config } from '#app/config.server.ts'
import { listingPreviewTexts as texts } from '#app/desk-texts/en/listing-preview.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { shownProjects } from '#app/projects/interest-only.ts'
import { pageOfProject } from '#app/projects/sub-page.ts'
import type { loader as rootLoader, PageHandle } from '#app/root.tsx'
import { changesOf } from '#app/routes/site/changes/told-changes.server.ts'
import { frameData } from '#app/routes/site/frame/frame.server.ts'
import { SiteFrame } from '#app/routes/site/frame/site-frame.tsx'
import { reraView, setPage } from '#app/routes/site/listing/listing-page.ts'
import { ListingView } from '#app/routes/site/listing/listing-view.tsx'
import { relatedCards } from '#app/routes/site/listing/listing.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { drawIsland } from '#app/ui/draw-island.ts'
import { IslandDrawing } from '#app/ui/island.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import type { Route } from './+types/page'
import { guard } from '#app/routes/staff/guard.server.ts'
import sheet from './listing-preview.css?url'
import { findPreviewed } from './previewed.server.ts'
import { usePreviewed } from './use-previewed.ts'

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

/** The same that visitors get, from header to footer; what is typed beside it is drawn here at once. */
export default function ListingPreview({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const listing = usePreviewed(loaderData.listing)
  const { slug, setting, agents, unregistered } = loaderData
  const shown = useMemo(() => {
    const [project = listing] = shownProjects([{ ...listing, slug }], unregistered)
    const page = setPage(pageOfProject(project), setting)
    return { page, notice: reraView(page, agents) }
  }, [listing, slug, setting, agents, unregistered])
  const seenAt = useSeenAt(`/${slug}`)
  if (!root) return null
  return (
    <IslandDrawing value={drawIsland}>
      <LocationContext value={seenAt}>
        <SiteFrame
          root={root}
          frame={loaderData.frame}
          about={listing.name}
          before={
            <>
              <Sheet href={sheet} />
              <section className="visually-hidden" aria-label={texts.region}>
                <p>{texts.note}</p>
              </section>
            </>
          }
        >
          <ListingView
            {...shown}
            related={loaderData.related}
            changes={loaderData.changes}
            origin={loaderData.origin}
            chosen={NONE_CHOSEN}
          />
        </SiteFrame>
      </LocationContext>
    </IslandDrawing>
  )
}

const NONE_CHOSEN: string[] = []

/** The address that the page's parts are to think they are at: menu and form tell which page they stand on. */
function useSeenAt(pathname: string) {
  const location = useLocation()
  const navigationType = useNavigationType()
  return useMemo(
    () => ({ location: { ...location, pathname }, navigationType }),
    [location, navigationType, pathname],
  )
}
