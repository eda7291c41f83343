import { useEffect } from 'react'

import { auditListed } from '#app/audit/audit-listed.server.ts'
import { shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { useToday } from '#app/leads/list/use-today.ts'
import { listOffline } from '#app/leads/offline/list-offline.server.ts'
import { useListMoment } from '#app/leads/live/list-moment.ts'
import { OfflineLeadDetails } from '#app/leads/offline/offline-lead-details.tsx'
import listStyle from '#app/leads/list/list.css?url'
import panelStyle from '#app/routes/dashboard/leads/lead/lead.css?url'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './offline.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listStyle },
  { rel: 'stylesheet', href: panelStyle },
  { rel: 'stylesheet', href: style },
]
export const meta: Route.MetaFunction = () => [{ title: offlineTexts.title }]

/** The leads that a device keeps for a dead zone; public/desk-worker.js shows this page there. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [leads, calendar] = await Promise.all([
    listOffline(db, staff),
    readCallCalendar(db, staff.id),
  ])
  await auditListed(db, staff, { list: 'offline', rows: leads.length })
  return { leads, calendar, at: new Date().toISOString() }
}

export default function Offline({ loaderData: { leads, calendar, at } }: Route.ComponentProps) {
  const today = useToday()
  useListMoment(at)
  useEffect(openNamed, [])
  return (
    <main id="main" className="dashboard offline">
      <div className="dashboard-title">
        <h1>{offlineTexts.title}</h1>
        <a className="button button--line" href="/dashboard">
          {offlineTexts.list}
        </a>
      </div>
      <p className="caption">{offlineTexts.asOf(shortMoment(at, today))}</p>
      {leads.length === 0 ? <p>{offlineTexts.none}</p> : null}
      {leads.map((lead) => (
        <OfflineLeadDetails key={lead.id} lead={lead} calendar={calendar} />
      ))}
    </main>
  )
}

/** The lead of the address, `#lead-12`, that the agent asked for. */
function openNamed(): void {
  const named = document.getElementById(window.location.hash.slice(1))
  if (named instanceof HTMLDetailsElement) named.open = true
  named?.scrollIntoView({ block: 'start' })
}
