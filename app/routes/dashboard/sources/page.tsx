import { Link } from 'react-router'

import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { listSources } from '#app/sources/page/list-sources.server.ts'
import { SourceEquation } from '#app/sources/page/source-equation.tsx'
import { KindList } from '#app/sources/page/kind-list.tsx'
import { SourceTable } from '#app/sources/page/source-table.tsx'
import { kindViews, sourceView, sumOf } from '#app/sources/page/source-view.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { importTexts } from '#app/strings/en/sources/files.ts'
import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './sources.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/sources: every source with its state and its week, for owners. */
export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const now = new Date()
  const sources = await listSources(db, now)
  return {
    sources: sources.map((source) => sourceView(source, now)),
    sum: sumOf(sources),
    kinds: kindViews(),
  }
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  const { sources, sum, kinds } = loaderData
  useFreshPage('sources')
  const inState = (state: string) => sources.filter((source) => source.state === state).length
  return (
    <main id="main" className="dashboard sources">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
        {sources.length === 0 ? null : (
          <p className="caption">
            {texts.summary(sources.length, inState('failing'), inState('quiet'))}
          </p>
        )}
        <Link className="button button--line sources-add" to="/dashboard/sources/imports">
          {importTexts.link}
        </Link>
        <Link className="button" to="/dashboard/sources/new">
          {texts.add}
        </Link>
      </div>
      {sources.length === 0 ? (
        <div className="empty">
          <b>{texts.none}</b>
          <p>{texts.noneNote}</p>
        </div>
      ) : (
        <>
          <SourceEquation counts={sum} />
          <SourceTable sources={sources} sum={sum} />
        </>
      )}
      <section aria-labelledby="more-sources">
        <h2 id="more-sources">{texts.available}</h2>
        <KindList kinds={kinds} />
      </section>
    </main>
  )
}
