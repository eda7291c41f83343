import { useEffect, useState } from 'react'

import { db } from '#app/db.server.ts'
import { AwayNotice } from '#app/leads/desk/away-notice.tsx'
import { ExportButtons } from '#app/leads/desk/export-buttons.tsx'
import { countFound } from '#app/leads/desk/count-leads.server.ts'
import { inWords, shownOf } from '#app/leads/desk/lead-count.ts'
import { findLeads, readLeadList } from '#app/leads/desk/lead-list.server.ts'
import { readAsked, type LeadList } from '#app/leads/desk/lead-list.ts'
import { PaperHead } from '#app/leads/desk/paper-head.tsx'
import { LeadTable } from '#app/leads/desk/lead-table.tsx'
import { useOpenedMessages } from '#app/leads/desk/opened-messages.ts'
import { useLeadView, type LeadView } from '#app/leads/desk/use-lead-view.ts'
import { useSamePhone } from '#app/leads/desk/use-same-phone.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { noteExport } from '#app/staff/note-export.ts'
import { tellSession } from '#app/staff/session-news.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { exports } from '#app/staff/staff.ts'
import { SearchField } from '#app/ui/search-field.tsx'

import type { Route } from './+types/leads.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Leads' }]

/** The newest leads, or the part of the list that the address asks for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await readLeadList(db, readAsked(url.searchParams))
  return { ...list, mayExport: exports(context.get(staffContext)) }
}

/** While the page only looks for newer leads, neither a lost connection nor a lost session takes the list away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isLooking = new URL(request.url).search !== ''
    if (!isLooking) throw error
    if (!(error instanceof Response)) return null
    if (error.status < 300 || error.status >= 400) throw error
    return { hasEnded: true } as const
  }
}

/** The search of a browser without script: posted, so that no address or history holds a name. */
export async function action({ request }: Route.ActionArgs) {
  const typed = await postedText(request, 'q')
  const [found, total] = [await findLeads(db, { typed }), await countFound(db, typed)]
  return { typed, found: { ...found, total } }
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const [typed, setTyped] = useState(actionData?.typed ?? '')
  const loaded = loaderData && 'leads' in loaderData ? loaderData : none
  const given = typed === actionData?.typed ? actionData.found : undefined
  const view = useLeadView(loaded, typed, given)
  const { leads, isWhole, hasEnded, at } = view
  const [mayExport] = useState(
    loaderData !== null && 'mayExport' in loaderData && loaderData.mayExport,
  )
  useEffect(() => {
    if (hasEnded) tellSession('ended')
  }, [hasEnded])
  const opened = useOpenedMessages()
  const { field, same } = useSamePhone(leads, setTyped)
  return (
    <>
      <AwayNotice isAway={view.isAway} at={at} />
      <main id="main" className="desk">
        <div className="desk-title">
          <h1>Leads</h1>
          <form
            className="search"
            role="search"
            method="post"
            action="/dashboard"
            onSubmit={(event) => event.preventDefault()}
          >
            <SearchField
              ref={field}
              label="Search"
              placeholder="Search by Name or Phone..."
              defaultValue={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
          {mayExport ? (
            <div
              onSubmit={(event) => (event.isDefaultPrevented() ? noteExport(leads.length) : null)}
            >
              <ExportButtons leads={leads} typed={typed} isWhole={isWhole} />
            </div>
          ) : null}
        </div>
        <PaperHead count={shownOf(leads.length, view.all)} search={typed} at={at} isCut />
        {leads.length > 0 ? (
          <LeadTable
            leads={leads}
            search={typed}
            opened={opened}
            same={same}
            isWhole={isWhole}
            readMore={view.readMore}
          />
        ) : null}
        <div role="status">
          <LeadNote view={view} mayExport={mayExport} />
        </div>
      </main>
    </>
  )
}

function LeadNote({ view, mayExport }: { view: LeadView; mayExport: boolean }) {
  const { leads, total, isWhole, isSearching } = view
  if (leads.length === 0 && isSearching) return <p className="caption desk-note">Searching …</p>
  if (leads.length === 0) {
    return (
      <div className="empty">
        <b>No leads found.</b>
      </div>
    )
  }
  return (
    <p className="caption desk-note">
      {total ? `${inWords(total)}.` : 'Counting …'}{' '}
      {isWhole ? null : <span className="needs-script">Older ones come as you scroll. </span>}
      {mayExport
        ? `Export saves ${isWhole ? 'the rows shown' : 'all of them'} as Leads_List.xlsx.`
        : null}
    </p>
  )
}

const none: LeadList = { part: 'newest', leads: [], older: null, total: { count: 0 }, at: '' }
