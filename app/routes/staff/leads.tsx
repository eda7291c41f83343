import { useEffect, useState } from 'react'
import { z } from 'zod'

import { db } from '#app/db.server.ts'
import { readLeadList } from '#app/leads/lead-list.server.ts'
import { searchLeads, type LeadRow } from '#app/leads/lead-search.ts'
import { LeadTable } from '#app/leads/lead-table.tsx'
import { useLiveLeads } from '#app/leads/live-leads.ts'
import { downloadSpreadsheet } from '#app/leads/spreadsheet-download.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { tellSession } from '#app/staff/session-news.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.tsx'

import type { Route } from './+types/leads.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Leads' },
  { name: 'robots', content: 'noindex' },
]

/** All leads as they are now, or those that a list read at `?since=` may lack. */
export async function loader({ url }: Route.LoaderArgs) {
  const since = moment.safeParse(url.searchParams.get('since'))
  return readLeadList(db, since.success ? new Date(since.data) : undefined)
}

/** While the page only looks for newer leads, neither a lost connection nor a lost session takes the list away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isLooking = new URL(request.url).searchParams.has('since')
    if (!isLooking) throw error
    if (!(error instanceof Response)) return null
    if (error.status < 300 || error.status >= 400) throw error
    return { hasEnded: true } as const
  }
}

/** The search of a browser without script: posted, so that no address or history holds a name. */
export async function action({ request }: Route.ActionArgs) {
  return { typed: await postedText(request, 'q') }
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const [typed, setTyped] = useState(actionData?.typed ?? '')
  const { leads: all, hasEnded } = useLiveLeads(
    loaderData && 'leads' in loaderData ? loaderData : none,
    '/dashboard',
  )
  useEffect(() => {
    if (hasEnded) tellSession('ended')
  }, [hasEnded])
  const leads = searchLeads(all, typed)
  return (
    <main id="main" className="dk">
      <div className="dk-t">
        <h1>Leads</h1>
        <form
          className="srch"
          role="search"
          method="post"
          action="/dashboard"
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="vh" htmlFor="q">
            Search
          </label>
          <Icon name="search" />
          <input
            id="q"
            name="q"
            type="search"
            placeholder="Search by Name or Phone..."
            autoComplete="off"
            defaultValue={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <ExportButton leads={leads} />
      </div>
      {leads.length > 0 ? <LeadTable leads={leads} /> : null}
      <div role="status">
        {leads.length > 0 ? (
          <p className="cap dk-n">
            {leads.length === 1 ? '1 lead.' : `${leads.length} leads.`}
            <span className="needs-script"> Export saves the rows shown as Leads_List.xlsx.</span>
          </p>
        ) : (
          <div className="empty">
            <b>No leads found.</b>
          </div>
        )}
      </div>
    </main>
  )
}

function ExportButton({ leads }: { leads: readonly LeadRow[] }) {
  const [isMaking, setIsMaking] = useState(false)
  async function save() {
    setIsMaking(true)
    try {
      await downloadSpreadsheet(leads)
    } catch {
      showToast({ id: 'export', kind: 'error', text: 'Something Went Wrong!' })
    } finally {
      setIsMaking(false)
    }
  }
  return (
    <button
      type="button"
      className="btn btn--line needs-script"
      aria-disabled={isMaking}
      onClick={() => (isMaking ? undefined : void save())}
    >
      <Icon name="download" />
      Export
    </button>
  )
}

const moment = z.iso.datetime()
const none = { leads: [], total: 0, at: '' }
