import { Link, Outlet, useParams } from 'react-router'

import { auditListed } from '#app/audit/audit-listed.server.ts'
import { isNightFor } from '#app/leads/follow-ups/due-lead.ts'
import { listDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { DueList } from '#app/leads/follow-ups/due-list.tsx'
import { listMovedLeads } from '#app/leads/follow-ups/moved-leads.server.ts'
import { MovedNotice } from '#app/leads/follow-ups/moved-notice.tsx'
import type { ListContext } from '#app/leads/list/list-context.ts'
import listStyle from '#app/leads/list/list.css?url'
import { useListMoment } from '#app/leads/live/list-moment.ts'
import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { GIVEN_PARAM } from '#app/routes/dashboard/leads/lead/handover.ts'
import { listAgentOptions } from '#app/routes/dashboard/leads/lead/list-agent-options.server.ts'
import { ListDone } from '#app/routes/dashboard/leads/lead/list-done.tsx'
import { keepLastPage } from '#app/routes/dashboard/leads/keep-last-page.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './follow-ups.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listStyle },
  { rel: 'stylesheet', href: style },
]
export const meta: Route.MetaFunction = () => [{ title: queueTexts.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [due, moved] = await Promise.all([listDueLeads(db, staff), listMovedLeads(db, staff.id)])
  await auditListed(db, staff, { list: 'due', rows: due.length })
  const people = url.searchParams.has(GIVEN_PARAM) ? await listAgentOptions() : []
  return { due, at: new Date().toISOString(), isTeam: canSeeAllLeads(staff), people, moved }
}

export const clientLoader = keepLastPage<Awaited<ReturnType<typeof loader>>>()

export default function Due({ loaderData }: Route.ComponentProps) {
  const { due, at, isTeam, people, moved } = loaderData
  clientLoader.useShown(loaderData)
  useFreshPage('leads')
  useListMoment(at)
  const hasLead = useParams()['lead'] !== undefined
  const first = due.find((lead) => !isNightFor(lead, at)) ?? due[0]
  return (
    <div className={hasLead ? 'dashboard-split dashboard-split--open' : 'dashboard-split'}>
      <main id="main" className="dashboard follow-ups">
        <div className="dashboard-title">
          <h1>{queueTexts.title}</h1>
          {first ? (
            <Link
              className="button start-calling"
              to={`/dashboard/follow-ups/${first.id}`}
              data-key={hasLead ? undefined : 'j'}
            >
              {queueTexts.begin}
            </Link>
          ) : null}
        </div>
        <ListDone list="/dashboard/follow-ups" people={people} />
        <MovedNotice moved={moved} />
        <p className="caption dashboard-summary" role="status">
          {queueTexts.summary(due.length, isTeam)}
        </p>
        {first ? (
          <DueList due={due} at={at} />
        ) : (
          <div className="empty">
            <b>{queueTexts.nothing}</b>
            <p>{queueTexts.nothingMore}</p>
          </div>
        )}
      </main>
      <Outlet context={{ ids: due.map(({ id }) => id) } satisfies ListContext} />
    </div>
  )
}
