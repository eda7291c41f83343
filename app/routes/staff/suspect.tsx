import { Form } from 'react-router'

import { db } from '#app/db.server.ts'
import { PaperHead } from '#app/leads/desk/paper-head.tsx'
import { SuspectLeadTable } from '#app/leads/suspect/suspect-lead-table.tsx'
import { useSuspectMoved } from '#app/leads/suspect/suspect-moved.ts'
import { listSuspects } from '#app/leads/suspect/suspects.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { SearchField } from '#app/ui/search-field.tsx'

import type { Route } from './+types/suspect.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Suspect enquiries' }]

/** The newest enquiries that a budget keeps out of the leads. */
export async function loader() {
  return { leads: await listSuspects(db, ''), at: new Date().toISOString() }
}

/** The search: what is typed is posted, so that no address or history holds a name. */
export async function action({ request }: Route.ActionArgs) {
  const typed = await postedText(request, 'q')
  return { typed, leads: await listSuspects(db, typed), at: new Date().toISOString() }
}

export default function Suspect({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed ?? ''
  const { leads, at } = actionData ?? loaderData
  const { heading, table, onMove } = useSuspectMoved(leads)
  return (
    <main id="main" className="desk">
      <div className="desk-title">
        <h1 ref={heading} tabIndex={-1}>
          Suspect enquiries
        </h1>
        <Form
          key={actionData ? 'found' : 'newest'}
          className="search"
          role="search"
          method="post"
          action="/dashboard/suspect"
        >
          <SearchField
            label="Search"
            placeholder="Search by Name or Phone..."
            defaultValue={typed}
          />
        </Form>
      </div>
      <PaperHead count={enquiryCount(leads.length)} search={typed} at={at} isCut />
      <p className="caption desk-summary">
        More enquiries than usual came from one place or at once. They are stored, but are no leads
        until somebody moves them. The newest 200 are listed.
      </p>
      {leads.length > 0 ? (
        <SuspectLeadTable leads={leads} action="/dashboard/accepted" onMove={onMove} ref={table} />
      ) : (
        <div className="empty" role="status">
          <b>{typed === '' ? 'No suspect enquiries.' : 'No suspect enquiries found.'}</b>
        </div>
      )}
    </main>
  )
}

function enquiryCount(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
