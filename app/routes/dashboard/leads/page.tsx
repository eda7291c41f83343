import { useEffect, useMemo } from 'react'
import { Link, useOutlet, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'

import { findGoLiveCount } from '#app/health/go-live/go-live.server.ts'
import { GoLiveStrip } from '#app/health/go-live/go-live-list.tsx'
import { BulkBar } from '#app/leads/bulk/bulk-bar.tsx'
import { PickButton } from '#app/leads/bulk/pick-button.tsx'
import { usePicks } from '#app/leads/bulk/use-selection.ts'
import { placeOf } from '#app/leads/detail/bar/lead-place.ts'
import { ExportButtons } from '#app/leads/export/export-buttons.tsx'
import { OfflineNotice } from '#app/leads/list/connection-notice.tsx'
import { countMatching } from '#app/leads/list/count-leads.server.ts'
import { shownOf } from '#app/leads/list/lead-count.ts'
import { findFirst, listSimilar } from '#app/leads/list/lead-list.server.ts'
import type { ListContext } from '#app/leads/list/list-context.ts'
import { listCampaigns, listSources } from '#app/leads/list/list-options.server.ts'
import type { ListOptions, Option } from '#app/leads/list/list-options.ts'
import style from '#app/leads/list/list.css?url'
import { listOwnViews } from '#app/leads/list/views/own-views.server.ts'
import { ListedLeads } from '#app/leads/list/listed-leads.tsx'
import { PaperHead } from '#app/leads/list/paper-head.tsx'
import { ListedCount, ListNews } from '#app/leads/list/row/lead-notes.tsx'
import { useLeadView } from '#app/leads/list/use-lead-view.ts'
import { FilterBar } from '#app/leads/search/filter-bar.tsx'
import { listSearch, readFilter, readSort } from '#app/leads/search/lead-filter.ts'
import { LeadSearchForm } from '#app/leads/search/lead-search-form.tsx'
import { helpSearch } from '#app/leads/search/words/help-search.server.ts'
import { useStoredSearch } from '#app/leads/search/stored-search.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { cities, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { copyInstead } from '#app/staff/sessions/offline-copy.ts'
import { announceSession } from '#app/staff/sessions/session-channel.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { canExportLeads } from '#app/staff/access/rights.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { auditLeads, readListPart } from './read-list.server.ts'
import { listAgentOptions } from './lead/list-agent-options.server.ts'
import { ListDone } from './lead/list-done.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]
export const meta: Route.MetaFunction = () => [{ title: listTexts.title }]

/** The beginning of the filtered list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = { viewer: context.get(staffContext), filter: readFilter(url.searchParams) }
  const sort = readSort(url.searchParams)
  const [list, goLive, people, sources, campaigns, calendar, ownViews] = await Promise.all([
    readListPart({ scope, sort }),
    scope.viewer.role === 'owner' ? findGoLiveCount(db) : undefined,
    listAgentOptions(),
    listSources(db),
    listCampaigns(db),
    readCallCalendar(db, scope.viewer.id),
    listOwnViews(db, scope.viewer.id),
  ])
  const { viewer } = scope
  const options = listOptions(people, { sources, campaigns })
  const canExport = canExportLeads(viewer)
  const canSeeSpam = canSeeAllLeads(viewer)
  const own = { whose: viewer.id, canExport, ownViews, canSeeSpam, goLive }
  return { ...list, ...own, options, people, calendar }
}

const MAX_OPTIONS = 300

type Arrived = Record<'sources' | 'campaigns', readonly Option[]>

function listOptions(people: readonly Option[], { sources, campaigns }: Arrived): ListOptions {
  return {
    agent: [
      { value: 'me', name: listTexts.me },
      { value: 'none', name: listTexts.noOwner },
      ...people,
    ],
    project: projects()
      .slice(0, MAX_OPTIONS)
      .map(({ slug, name }) => ({ value: slug, name })),
    city: cities().map(({ name }) => ({ value: name, name })),
    source: sources,
    campaign: campaigns,
  }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    throw copyInstead(error, request.url)
  }
}

/** The list keeps its place; a change to a lead next to it arrives as an event, one of its views does not. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs): boolean {
  return placeOf(currentUrl).list !== placeOf(nextUrl).list || formAction === '/dashboard/views'
}

/** Search without script: posted, so that no address or history holds a name. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const typed = await postedText(request, 'q')
  const scope = { viewer: context.get(staffContext), filter: readFilter(url.searchParams) }
  const search = { typed, scope, sort: readSort(url.searchParams) }
  const [page, total] = [await findFirst(db, search), await countMatching(db, search)]
  const similar = await listSimilar(db, search)
  await auditLeads(scope.viewer, { filter: scope.filter, typed, total })
  const help = page.leads.length === 0 ? await helpSearch(db, search) : undefined
  return { typed, found: { ...page, similar, total, help } }
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const filter = readFilter(searchParams)
  const sort = readSort(searchParams)
  const search = listSearch(filter, sort)
  const list = asQuery(search)
  const loaded = loaderData ?? none
  const savedSearch = useStoredSearch(loaded.whose, actionData?.typed ?? '')
  const { typed } = savedSearch
  const posted = typed === actionData?.typed ? actionData.found : undefined
  const view = useLeadView(loaded, { typed, filter, sort }, posted)
  const { leads, hasEnded, at } = view
  const { canExport } = loaded
  useEnded(hasEnded)
  const listed = useMemo(
    () => [...leads, ...view.similar].map(({ id }) => id),
    [leads, view.similar],
  )
  const picks = usePicks(listed, view)
  const more = view.isWhole ? undefined : { at: leads.length, read: view.readMore }
  const panel = useOutlet({ ids: listed, more } satisfies ListContext)
  return (
    <div className={panel ? 'dashboard-split dashboard-split--open' : 'dashboard-split'}>
      <OfflineNotice isOffline={view.isOffline} at={at} />
      <main id="main" className="dashboard">
        {loaded.goLive ? <GoLiveStrip {...loaded.goLive} /> : null}
        <div className="dashboard-title">
          <h1>{listTexts.title}</h1>
          <ListedCount view={view} sort={sort} />
          <PickButton picks={picks} />
          <Link
            className="button add-lead-link"
            to={`/dashboard/leads/new${list}`}
            data-key={panel ? undefined : 'n'}
          >
            <Icon name="plus" />
            {addLeadTexts.title}
          </Link>
          <LeadSearchForm stored={savedSearch} action={`/dashboard${list}`} />
          {canExport ? <ExportButtons typed={typed} list={list} onEnded={onEnded} /> : null}
        </div>
        <ListDone list={`/dashboard${list}`} people={loaded.people} />
        <FilterBar
          filter={filter}
          sort={sort}
          options={loaded.options}
          counts={view.views}
          ownViews={loaded.ownViews}
          canSeeSpam={loaded.canSeeSpam}
        />
        <PaperHead count={shownOf(leads.length, view.all)} search={typed} at={at} isCut />
        <ListNews view={view} />
        <ListedLeads
          view={view}
          typed={typed}
          search={search}
          filter={filter}
          sort={sort}
          posted={posted}
          list={list}
          canExport={canExport}
          picks={picks}
          onSearch={savedSearch.show}
        />
        <BulkBar
          picks={picks}
          total={view.total}
          leads={[...leads, ...view.similar]}
          people={loaded.people}
          calendar={loaded.calendar}
          canExport={canExport}
          order={list}
          hasLead={panel !== null}
          onEnded={onEnded}
        />
      </main>
      {panel}
    </div>
  )
}

const onEnded = () => announceSession('ended')

function useEnded(hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded])
}

function asQuery(search: string): string {
  return search === '' ? '' : `?${search}`
}

const none = {
  whose: '',
  canExport: false,
  part: 'newest' as const,
  leads: [],
  gone: [],
  older: null,
  total: { count: 0 },
  at: '',
  mark: '',
  options: { agent: [], project: [], city: [], source: [], campaign: [] },
  people: [],
  calendar: { hours: [], holidays: [] },
  ownViews: [],
  canSeeSpam: false,
  goLive: undefined,
}
