import { useEffect, useState } from 'react'

import { db } from '#app/db.server.ts'
import { AwayNotice } from '#app/leads/desk/away-notice.tsx'
import { findLeads, readLeadList } from '#app/leads/desk/lead-list.server.ts'
import { readAsked, type LeadList } from '#app/leads/desk/lead-list.ts'
import { PaperHead } from '#app/leads/desk/paper-head.tsx'
import { searchLeads, type LeadRow } from '#app/leads/desk/lead-search.ts'
import { LeadTable } from '#app/leads/desk/lead-table.tsx'
import { useLiveLeads } from '#app/leads/desk/live-leads.ts'
import { mergeLeads } from '#app/leads/desk/merge-leads.ts'
import { useOpenedMessages } from '#app/leads/desk/opened-messages.ts'
import { useSamePhone } from '#app/leads/desk/use-same-phone.ts'
import { downloadSpreadsheet } from '#app/leads/spreadsheet/spreadsheet-download.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { tellSession } from '#app/staff/session-news.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { showToast } from '#app/ui/toast.tsx'

import type { Route } from './+types/leads.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Leads' }]

/** The newest leads, or the part of the list that the address asks for. */
export async function loader({ url }: Route.LoaderArgs) {
  return readLeadList(db, readAsked(url.searchParams))
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
  return { typed, found: await findLeads(db, typed) }
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const [typed, setTyped] = useState(actionData?.typed ?? '')
  const { list, hasEnded, isAway } = useLiveLeads(
    loaderData && 'leads' in loaderData ? loaderData : none,
    '/dashboard',
  )
  useEffect(() => {
    if (hasEnded) tellSession('ended')
  }, [hasEnded])
  const opened = useOpenedMessages()
  const { field, same } = useSamePhone(list.leads, setTyped)
  const leads = searchLeads(mergeLeads(list.leads, actionData?.found ?? []), typed)
  const isWhole = list.older === null
  const count = typed.trim() === '' ? list.total : leads.length
  return (
    <>
      <AwayNotice isAway={isAway} at={list.at} />
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
          <ExportButton leads={leads} isWhole={isWhole} />
        </div>
        <PaperHead count={leadCount(leads.length, list)} search={typed} at={list.at} isCut />
        {leads.length > 0 ? (
          <LeadTable leads={leads} search={typed} opened={opened} same={same} />
        ) : null}
        <div role="status">
          {leads.length > 0 ? (
            <p className="caption desk-note">
              {count === 1 ? '1 lead.' : `${count} leads.`}
              <span className="needs-script">
                {isWhole
                  ? ' Export saves the rows shown as Leads_List.xlsx.'
                  : ' The older ones are still being read.'}
              </span>
            </p>
          ) : (
            <div className="empty">
              <b>No leads found.</b>
            </div>
          )}
        </div>
      </main>
    </>
  )
}

/** Paper says of how many its rows are some. */
function leadCount(shown: number, { total }: LeadList): string {
  const of = shown === total ? '' : ` of ${total}`
  return `${shown}${of} ${total === 1 ? 'lead' : 'leads'}`
}

/** A file without the older leads would look like one with all of them. */
function ExportButton({ leads, isWhole }: { leads: readonly LeadRow[]; isWhole: boolean }) {
  const [isMaking, setIsMaking] = useState(false)
  const isIdle = isWhole && !isMaking
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
      className="button button--line needs-script"
      aria-disabled={!isIdle}
      onClick={() => (isIdle ? void save() : undefined)}
    >
      <Icon name="download" />
      Export
    </button>
  )
}

const none: LeadList = { part: 'newest', leads: [], older: null, total: 0, at: '' }
