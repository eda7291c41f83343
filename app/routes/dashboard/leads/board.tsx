import { Link } from 'react-router'

import { Board } from '#app/leads/board/board.tsx'
import { listBoard } from '#app/leads/board/list-board.server.ts'
import listStyle from '#app/leads/list/list.css?url'
import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { listSearch, readFilter } from '#app/leads/search/lead-filter.ts'
import { announceSession } from '#app/staff/sessions/session-channel.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { boardTexts } from '#app/strings/en/board.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/board.ts'
import style from './board.css?url'
import { auditLeads } from './read-list.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listStyle },
  { rel: 'stylesheet', href: style },
]
export const meta: Route.MetaFunction = () => [{ title: boardTexts.title }]

/** The leads of the list's filters by status, as cards. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(staffContext)
  const { status: _, ...filter } = readFilter(url.searchParams)
  const columns = await listBoard(db, { viewer, filter })
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  await auditLeads(viewer, { filter, typed: '', total: { count } })
  const search = listSearch(filter)
  return { columns, list: search === '' ? '' : `?${search}` }
}

export default function LeadBoard({ loaderData: { columns, list } }: Route.ComponentProps) {
  useFreshPage('leads')
  return (
    <main id="main" className="dashboard dashboard--board">
      <div className="dashboard-title">
        <h1>{boardTexts.title}</h1>
        <Link className="button button--line" to={`/dashboard${list}`}>
          {boardTexts.list}
        </Link>
      </div>
      <p className="caption needs-script">{boardTexts.summary}</p>
      <Board columns={columns} list={list} onEnded={() => announceSession('ended')} />
    </main>
  )
}
