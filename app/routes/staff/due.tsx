import { useEffectEvent } from 'react'
import { Link, Outlet, useParams, useRevalidator, useSearchParams } from 'react-router'

import { db } from '#app/db.server.ts'
import { queueTexts } from '#app/desk-texts/en/queue.ts'
import listStyle from '#app/leads/desk/list.css?url'
import type { ListContext } from '#app/leads/desk/list-context.ts'
import { useDeskNews } from '#app/leads/live/use-desk-news.ts'
import { DoneBar } from '#app/leads/panel/done-bar.tsx'
import { listDueLeads } from '#app/leads/queue/due-leads.server.ts'
import { DueList } from '#app/leads/queue/due-list.tsx'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/due.ts'
import style from './due.css?url'
import { doneIn } from './lead/done.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listStyle },
  { rel: 'stylesheet', href: style },
]
export const meta: Route.MetaFunction = () => [{ title: queueTexts.title }]

/** What is owed today, the oldest promise first. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    due: await listDueLeads(db, context.get(staffContext)),
    at: new Date().toISOString(),
  }
}

export default function Due({ loaderData: { due, at } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (state === 'idle') void revalidate()
  })
  useDeskNews('leads', ask)
  const hasLead = useParams()['lead'] !== undefined
  const done = doneIn(useSearchParams()[0])
  const [first] = due
  return (
    <div className={hasLead ? 'desk-split desk-split--open' : 'desk-split'}>
      <main id="main" className="desk due">
        <div className="desk-title">
          <h1>{queueTexts.title}</h1>
          {first ? (
            <Link
              className="button"
              to={`/dashboard/due/${first.id}`}
              data-key={hasLead ? undefined : 'j'}
            >
              {queueTexts.begin}
            </Link>
          ) : null}
        </div>
        {done && !hasLead ? <DoneBar done={done} back="/dashboard/due" /> : null}
        <p className="caption desk-summary" role="status">
          {queueTexts.summary(due.length)}
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
